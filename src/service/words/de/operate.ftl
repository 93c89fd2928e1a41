## Running the bot: how many connections it has.

serve-shards = Diese Anzahl von Shards nimmt Discord nicht an: Setz shards auf "auto" oder auf mindestens so viele, wie `kingboard doctor` nennt.
config-no-shards = Die Einstellung shards kann nicht „{ $given }“ sein: Wähle "auto" oder eine Zahl ab 1.

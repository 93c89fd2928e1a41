## Running the bot: how many connections it has.

serve-shards = Discord nie przyjmuje takiej liczby shardów: ustaw shards na "auto" albo na co najmniej tyle, ile podaje `kingboard doctor`.
config-no-shards = Ustawienie shards nie może mieć wartości "{ $given }": wybierz "auto" albo liczbę od 1.

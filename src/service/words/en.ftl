### English: sentences of the service. Ids are grouped by what they speak of.

side-white = White
side-black = Black

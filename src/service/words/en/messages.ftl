### English: what is said about messages themselves, and the rights they need.

place-closed = If I only lost a permission there, { $setup } in that channel says which one. Once I have it back, { $command } works there too.

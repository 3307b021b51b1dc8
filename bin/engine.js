// Imported before anything else: how V8 runs our kind of program. Patterns become machine code when they first run. V8's own way is
// to interpret each pattern once; and from a megabyte of patterns on it compiles them without optimising, which the two thousand
// of the grammar pass in their first texts (docs/decisions/0142-patterns-compiled-at-once.md has the figures).
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--regexp-tier-up-ticks=0');

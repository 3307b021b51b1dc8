// Gives: the names and versions that a response carries. `ENGINE_VERSION` moves whenever a golden verdict moves.

export const API_VERSION = '0.8.0';
export const ENGINE_VERSION = '0.7.0';
export const GRAMMAR_MODEL = 'thence-grammar/0.1';

/** Characters of a word that a fault repeats. */
const CHARACTERS_SAID = 50;

/** As much of what was given as a fault repeats. */
export const short = (word: string): string => (word.length > CHARACTERS_SAID ? `${[...word].slice(0, CHARACTERS_SAID).join('')}…` : word);

/** Several things that stand in one cell, with commas between them, each once. */
export const wordsIn = (cell: string): string[] => [...new Set(cell.split(/[,，、;；]/).map((word) => word.trim()))].filter(Boolean);

/** What a list page has to be asked for to have rows, by page: the readers of a notice are those of one. */
export const ASKED_ROWS: Readonly<Record<string, Readonly<Record<string, string>>>> = { 'notice-readers': { id: 'notice-1' } };

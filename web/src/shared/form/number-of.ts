/** A number as it was typed; what is none stays as it is, and is refused. */
export const numberOf = (typed: unknown): unknown => (/^\d+$/.test(String(typed).trim()) ? Number(typed) : typed);

/** Selects what can have the focus. */
export const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

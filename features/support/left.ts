/**
 * What an earlier step of the scenario left.
 * @param missing what is to be said when none did
 */
export function left<T>(thing: T | undefined, missing: string): T {
  if (thing === undefined) throw new Error(missing);
  return thing;
}

export const NO_SECOND_TAB = 'no second tab of the browser is open; a step before has to open one';
export const NO_TOKEN = 'no token was noted; "I am signed in as" notes it';

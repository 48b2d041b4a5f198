/** Somebody who might decide on an application. */
export interface Decider {
  readonly id: string;
  readonly enabled: boolean;
}

/** Who is concerned by what is applied for; nobody decides on their own (PROJ-6). */
export interface Concerned {
  readonly applicantId: string;
  readonly personId: string;
  /** Who holds what was given on and would change along. */
  readonly along?: readonly string[];
}

/**
 * Who decides on an application: the first of those asked, such as the leader of the project and then the head of its department, who is
 * enabled and not concerned (PROJ-3); `undefined` where none is, so that the finance office does.
 */
export const deciderOf = <D extends Decider>(
  asked: readonly (D | null | undefined)[],
  { applicantId, personId, along = [] }: Concerned,
): D | undefined => asked.find((one): one is D => !!one?.enabled && ![applicantId, personId, ...along].includes(one.id));

/** Who is to get a grant. */
interface ToBeAuthorized {
  readonly staffNumber: string;
  readonly enabled: boolean;
}

/** Who may not get it, by staff number. */
interface Concerned {
  /** Gives it. */
  readonly giver: string;
  /** Leads the project, as far as one is chosen. */
  readonly leader?: string | undefined;
}

/** Why a person cannot get a grant, as form and server say it (PROJ-2); `undefined` where nothing is against it. */
export function grantPersonFault(
  { staffNumber, enabled }: ToBeAuthorized,
  { giver, leader }: Concerned,
): 'grant-self' | 'grant-leads' | 'grant-person-disabled' | undefined {
  if (staffNumber === giver) return 'grant-self';
  if (staffNumber === leader) return 'grant-leads';
  return enabled ? undefined : 'grant-person-disabled';
}

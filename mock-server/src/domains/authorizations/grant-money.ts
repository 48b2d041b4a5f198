/** What a grant's amount has become, in fen. */
export interface GrantMoney {
  readonly controlled: boolean;
  readonly amount: bigint;
  readonly passedOn: bigint;
  readonly spent: bigint;
  readonly frozen: bigint;
}

/** What was authorized and neither given on nor lost to grants given on, in fen (PROJ-5); none where the amount is not controlled. */
export const controlOf = ({ controlled, amount, passedOn }: GrantMoney): number | undefined =>
  controlled ? Number(amount - passedOn) : undefined;

/** What can still be spent or given on, in fen (PROJ-5); none where the amount is not controlled. */
export const availableOf = (grant: GrantMoney): number | undefined =>
  grant.controlled ? Number(grant.amount - grant.passedOn - grant.spent - grant.frozen) : undefined;

/** What a grant takes of the one that it was given on from, in fen: all of it while it lives, then what it spent and holds. */
export const takenBy = ({ amount, spent, frozen }: GrantMoney, living: boolean): bigint => (living ? amount : spent + frozen);

/** What the grant above gets back where one ends, in fen, if its own amount is controlled (PROJ-5). */
export const givenBackBy = (grant: GrantMoney): bigint => takenBy(grant, true) - takenBy(grant, false);

/** The balance of a project, in fen (PROJ-1). */
export const balanceOf = ({
  income,
  spent,
  frozen,
}: {
  readonly income: bigint;
  readonly spent: bigint;
  readonly frozen: bigint;
}): number => Number(income - spent - frozen);

import type { BrokenConnection, Fault, FaultRule } from '@hall/mock-server/mock-control/said';

/** What the form for a rule has in its fields. */
export interface RuleFields {
  readonly call: string;
  readonly code?: Fault['code'] | null;
  readonly address?: string;
  readonly delay?: number | null;
  readonly connection?: BrokenConnection | null;
  readonly times?: number | null;
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Whether the fields say what is to be done at all. */
export const saysSomething = ({ code, delay, connection }: Omit<RuleFields, 'call'>): boolean => [code, delay, connection].some(isGiven);

/** The rule that the fields say: what is left empty is not said, and an address belongs to code 202 alone. */
export function ruleOf({ address, ...fields }: RuleFields): FaultRule {
  const said = Object.entries({ ...fields, ...(fields.code === 202 && { address }) }).filter(([, value]) => isGiven(value));
  return Object.fromEntries(said) as unknown as FaultRule;
}

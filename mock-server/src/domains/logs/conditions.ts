import type { SignInFilter } from '@hall/contract/logs';
import { momentOf, startOfDay } from '@hall/contract/rules/shanghai';
import type { ListColumn } from '../../core/list.ts';

const DAY_MS = 86_400_000;
const SECOND_MS = 1000;
const hasTime = (text: string): boolean => text.includes(' ');
/** When a day or a second begins. */
export const begin = (text: string): Date => (hasTime(text) ? momentOf(text) : startOfDay(text));
/** The moment just after a second, or after a day. */
export const end = (text: string): Date => new Date(begin(text).getTime() + (hasTime(text) ? SECOND_MS : DAY_MS));

/** Who it is that somebody is looked for by. */
const NAMES = ['staffNumber', 'person', 'personEn', 'actorNumber', 'actor', 'actorEn'] as const;

interface Acted {
  readonly actorNumber: string | null;
  readonly actor: string | null;
  readonly actorEn: string | null;
}

/** Who acted as the person, as a record says it. */
export const actorOf = ({ actorNumber, actor, actorEn }: Acted) => ({
  actorNumber: actorNumber ?? undefined,
  actor: actor ?? undefined,
  actorEn: actorEn ?? undefined,
});

type Common = Pick<SignInFilter, 'from' | 'to' | 'person' | 'address' | 'result'>;

/** What both logs are asked for: days, person (also who acted as somebody), address and result. */
export function commonConditions({ from, to, person, address, result }: Common): object[] {
  return [
    { at: { ...(from && { gte: begin(from) }), ...(to && { lt: end(to) }) } },
    ...(person ? [{ OR: NAMES.map((name) => ({ [name]: { contains: person } })) }] : []),
    ...(address ? [{ address: { contains: address } }] : []),
    ...(result ? [{ result }] : []),
  ];
}

/** A column that is one of some values, or none of them; where it may be empty, it is none of them then. */
export const oneOf = (name: string, mayBeEmpty = false): Required<Pick<ListColumn, 'filter'>> & Pick<ListColumn, 'others'> => ({
  filter: (values) => [{ [name]: { in: [...values] } }],
  ...(mayBeEmpty && { others: (values) => ({ OR: [{ [name]: null }, { NOT: { [name]: { in: [...values] } } }] }) }),
});

/** The record of an id; none has one that is no such number. */
const idOf = (id: string): number => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0);

/** Records of either log by their ids. */
export const byIds = (ids: readonly string[]): object => ({ id: { in: ids.map(idOf) } });

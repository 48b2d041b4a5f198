import { catalogue } from '../../catalogue/domains/projects.ts';
import type { Chance } from '../chance.ts';
import { dayAfter } from '../days.ts';
import { DEPARTMENTS } from '../departments.ts';
import { PEOPLE, personOf, type SeedPerson } from '../people.ts';
import { FORMS, PREFIXES, SELDOM, TOPICS } from './topics.ts';

const namesOf = (setId: string): ReadonlyMap<string, readonly [string, string]> =>
  new Map(catalogue.codes?.find(({ id }) => id === setId)?.entries.map(([code, name, nameEn]) => [code, [name, nameEn]]));
const [SETS, KINDS] = [namesOf('account-set'), namesOf('project-kind')];
const called = (names: typeof SETS, code: string): readonly [string, string] => names.get(code) ?? ['', ''];

/** Who heads a department. */
export const headOf = (departmentId: string): SeedPerson =>
  PEOPLE.find((person) => person.departmentId === departmentId && person.roles.includes('deptlead')) as SeedPerson;

const UNUSABLE = new Set(['disabled', 'locked', 'firsttime']);
/** The people of a department whose accounts can be used, without its head. */
export const membersOf = (departmentId: string): SeedPerson[] =>
  PEOPLE.filter(({ departmentId: id, userName, roles }) => id === departmentId && !roles.includes('deptlead') && !UNUSABLE.has(userName));

/** In whose turn the projects of a department go: `leader` leads eight, and `staff` two. */
const TURNS: Readonly<Record<string, readonly string[]>> = {
  computing: ['leader', 'wangyang', 'leader', 'tianye', 'leader', 'renzhong', 'leader', 'zhongling', 'staff'],
};
const leadersIn = (departmentId: string): SeedPerson[] => TURNS[departmentId]?.map(personOf) ?? membersOf(departmentId);

interface Named {
  readonly kind: string;
  readonly name: string;
  readonly nameEn: string;
  readonly departmentId: string;
  readonly leader: SeedPerson;
}

/** Funds that every department runs on, under its head. */
const operating = (): Named[] =>
  DEPARTMENTS.map(({ id, name, nameEn }) => ({
    kind: 'operating',
    name: `${name}运行经费`,
    nameEn: `Operating funds, ${nameEn}`,
    departmentId: id,
    leader: headOf(id),
  }));

/** Two projects a topic, of different kinds; those of a school go round among its people. */
const research = (): Named[] =>
  Object.entries(TOPICS).flatMap(([departmentId, topics]) => {
    const leaders = leadersIn(departmentId);
    const forms = topics.flatMap((topic, index) => [
      { topic, form: index % 3 === 2 ? (SELDOM[index % 2] as (typeof SELDOM)[number]) : (FORMS[0] as (typeof FORMS)[number]) },
      { topic, form: FORMS[1] as (typeof FORMS)[number] },
    ]);
    return forms.map(({ topic, form }, index) => ({
      kind: form[0],
      name: `${topic[0]}${form[1]}`,
      nameEn: `${topic[1]}: ${form[2]}`,
      departmentId,
      leader: leaders[index % leaders.length] as SeedPerson,
    }));
  });

/** The states that are not `active`, by place among all projects. */
const STATES: Readonly<Record<number, string>> = { 20: 'frozen', 41: 'frozen', 47: 'closed', 63: 'closed', 79: 'closed' };

/** Ninety projects: the number within their kind and year, when they began, and what they are for. */
export function projectsOf(now: Date, { between }: Chance) {
  const numbers = new Map<string, number>();
  return [...operating(), ...research()].slice(0, 90).map((named, index) => {
    const state = STATES[index] ?? 'active';
    const firstDay = named.kind === 'operating' ? `${dayAfter(now, -330).slice(0, 4)}-01-01` : dayAfter(now, -between(120, 700));
    const lastDay = state === 'closed' ? dayAfter(now, -between(5, 40)) : dayAfter(now, between(400, 900));
    // A number that a project has whatever the day, so that people find it again.
    const series = `${PREFIXES[named.kind]}${named.kind === 'operating' ? 2026 : 2024 + (index % 3)}`;
    numbers.set(series, (numbers.get(series) ?? 0) + 1);
    const accountSet = named.kind === 'operating' || named.kind === 'teaching' ? 'main' : 'research';
    const [[accountSetName, accountSetNameEn], [kindName, kindNameEn]] = [called(SETS, accountSet), called(KINDS, named.kind)];
    return {
      ...named,
      code: `${series}${String(numbers.get(series)).padStart(3, '0')}`,
      ...{ firstDay, lastDay, state, accountSet, accountSetName, accountSetNameEn, kindName, kindNameEn },
    };
  });
}
export type SeedProject = ReturnType<typeof projectsOf>[number];

/** The projects that `leader` leads: the ones that stories are told about. */
export const ledBy = (projects: readonly SeedProject[], userName: string): SeedProject[] =>
  projects.filter(({ leader }) => leader === personOf(userName));

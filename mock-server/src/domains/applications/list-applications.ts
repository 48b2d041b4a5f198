import { Application, ApplicationFilter, applicationsEndpoints, DECIDING_ON, OwnApplicationFilter } from '@hall/contract/applications';
import { ApprovalFilter } from '@hall/contract/approvals';
import { APPLICATION_STATES, type ApplicationKind } from '@hall/contract/rules/application-states';
import { type Entity, wireName } from '@hall/contract/wire/entity';
import type { ListRequest } from '@hall/contract/wire/list';
import { departmentsBelow } from '../../core/department-tree.ts';
import { type Asked, defineList, type ListColumns, type ListPlan } from '../../core/list.ts';
import { optionsFor } from '../../core/option-sources.ts';
import { bringToDay, numberOrProjectSought, personSought } from '../authorizations/index.ts';
import { departmentTree } from '../people/index.ts';
import { applicationOf } from './application-of.ts';
import { decided, madeBy, partsOf, visibleTo, waitingFor } from './application-scope.ts';
import { findApplications, inDepartments, ofKind } from './stored-applications.ts';

/** The states by the names under which they travel. */
const STATES = new Map(Object.entries(APPLICATION_STATES).map(([state, [zh]]) => [zh as string, state]));

const COLUMNS: ListColumns = {
  [wireName(Application, 'state')]: {
    filter: (values) => values.flatMap((value) => (STATES.has(value) ? [{ state: STATES.get(value) }] : [])),
  },
  [wireName(Application, 'firstDay')]: { sort: (sort) => ({ firstDay: { sort, nulls: 'last' } }) },
  [wireName(Application, 'lastDay')]: { sort: (sort) => ({ lastDay: { sort, nulls: 'last' } }) },
  [wireName(Application, 'amount')]: { sort: (sort) => ({ amount: { sort, nulls: 'last' } }) },
  [wireName(Application, 'madeAt')]: { sort: (order) => ({ madeAt: order }) },
  [wireName(Application, 'submittedAt')]: { sort: (sort) => ({ submittedAt: { sort, nulls: 'last' } }) },
  [wireName(Application, 'decidedAt')]: { sort: (sort) => ({ decidedAt: { sort, nulls: 'last' } }) },
};

type Condition = 'number' | 'text' | 'kind' | 'state' | 'applicant' | 'person' | 'department';
type AnyFilter = ListRequest & Partial<Pick<ApplicationFilter, Condition> & Pick<ApprovalFilter, 'waits'>>;

/** What waits for the person, or was decided by the person, of the kind that a list is of. */
async function waitsOf(
  waits: boolean | undefined,
  kind: ApplicationKind | undefined,
  { services, person }: Asked<unknown>,
): Promise<object[]> {
  if (waits === undefined || !kind) return [];
  return [waits ? await waitingFor(services, person, kind) : decided(person)];
}

const conditions =
  (kind: ApplicationKind | undefined) =>
  async (filter: AnyFilter, asked: Asked<unknown>): Promise<object[]> => {
    const { number, text, kind: wanted, state, applicant, person, department, waits } = filter;
    return [
      ...(number ? [{ number }] : []),
      ...(text ? [numberOrProjectSought(text)] : []),
      ...(state ? [{ state }] : []),
      ...(applicant ? [{ applicant: personSought(applicant) }] : []),
      ...(person ? [{ person: personSought(person) }] : []),
      ...(wanted ? [ofKind(wanted)] : []),
      ...(department ? [inDepartments(await departmentsBelow(asked.services, [department]))] : []),
      ...(await waitsOf(waits, kind, asked)),
    ];
  };

/** A list of applications, the newest first unless sorted; each row says what who asks can do with it. */
const applicationsBy = <F extends AnyFilter>(
  filter: Entity<F>,
  { pageId, access, scope, order }: Pick<ListPlan<F, Application, Application>, 'pageId' | 'access' | 'scope' | 'order'>,
  kind?: ApplicationKind,
) =>
  defineList<F, Application, Application>({
    pageId,
    filter,
    row: Application,
    rowKey: 'number',
    access,
    scope,
    ready: bringToDay,
    count: (read, where) => read.application.count({ where }),
    find: async (read, query, { services, person }) => {
      const partIn = await partsOf(services, person);
      return (await findApplications(read, query)).map((row) => applicationOf(row, partIn(row)));
    },
    where: conditions(kind),
    columns: COLUMNS,
    order,
    toRow: (application) => application,
  });

export const ownApplications = applicationsBy(OwnApplicationFilter, {
  pageId: 'applications-own',
  access: 'applications.own',
  scope: (_, { person }) => madeBy(person),
  order: [{ madeAt: 'desc' }, { number: 'desc' }],
});

/** Of a kind, what waits for the person, and what the person decided. */
const toDecide = (pageId: string, kind: ApplicationKind) =>
  applicationsBy(
    ApprovalFilter,
    {
      pageId,
      access: DECIDING_ON[kind],
      scope: async (_, { services, person }) => ({
        AND: [ofKind(kind), { OR: [await waitingFor(services, person, kind), decided(person)] }],
      }),
      order: [{ submittedAt: 'desc' }, { number: 'desc' }],
    },
    kind,
  );

export const approvals = toDecide('approvals', 'grant');
export const audits = toDecide('change-audits', 'change');

/** Those that somebody made, that are for them, or that they decide on or see as who leads the project or manages grants. */
export const allApplications = applicationsBy(ApplicationFilter, {
  pageId: 'applications-all',
  access: 'applications.all',
  scope: (_, { services, person }) => visibleTo(services, person),
  order: [{ madeAt: 'desc' }, { number: 'desc' }],
});

optionsFor(applicationsEndpoints.all.path, wireName(ApplicationFilter, 'department'), async (services) =>
  (await departmentTree(services)).map(({ id, name, nameEn, parentId }) => ({ value: id, zh: name, en: nameEn, parent: parentId })),
);

import type { UserInfo } from '@hall/contract/account';
import type { MenuNode, MenuRoute } from '@hall/contract/menu';
import type { Notice } from '@hall/contract/notices';
import type { Parameter } from '@hall/contract/parameters';
import type { TodoCount, TodoSource } from '@hall/contract/todos';
// An answer can be put there only for a call that is known.
import '../domains/home/api.ts';
import { noticesApi } from '../domains/notices/api.ts';
import { HOME_NOTICES } from '../domains/notices/published.ts';

// What frame and start page are drawn with before anybody has signed in. Nobody ever sees it.

const UNKNOWN = ' ';

const entry = (id: string, children?: MenuNode[]): MenuNode => ({
  id,
  name: UNKNOWN,
  systemId: children ? id : '0',
  opening: '0',
  favourite: 'fixed',
  path: `/${id}`,
  ...(children && { children }),
});

const menu: MenuNode[] = [
  entry('home'),
  ...['a', 'b', 'c'].map((system) => entry(system, [entry(`${system}1`), entry(`${system}2`, [entry(`${system}21`)])])),
];

const routes: MenuRoute[] = [{ path: '/home', component: 'home', hidden: false, meta: { title: { zh: UNKNOWN, en: UNKNOWN }, roles: [] } }];

const me: UserInfo = {
  id: UNKNOWN,
  name: UNKNOWN,
  staffNumber: UNKNOWN,
  isAdmin: false,
  roles: [],
  businessNoticeCount: 1,
  formNoticeCount: 0,
  mustChangePassword: false,
  weakPassword: false,
};

const AT = new Date(0).toISOString();

const source: TodoSource = { id: UNKNOWN, systemId: UNKNOWN, menuId: UNKNOWN, name: UNKNOWN, countBy: 'rows' };
const counted: TodoCount = { state: 'counted', count: 1, items: [] };

const notice: Notice = {
  id: UNKNOWN,
  title: UNKNOWN,
  content: UNKNOWN,
  level: '1',
  published: true,
  read: false,
  publishedAt: AT,
  pinned: true,
  attachments: [],
} as unknown as Notice;

/** Puts the answers where those of the server will be; the parameters are those that the page knows. */
export const madeUpAnswers = (parameters: readonly Parameter[], personId: string) =>
  noticesApi.util.upsertQueryEntries(
    [
      ['mainMenu', undefined, menu],
      ['menuRoutes', undefined, routes],
      ['me', undefined, me],
      ['habits', { personId }, []],
      ['parameters', undefined, parameters],
      ['openParameters', undefined, parameters],
      ['footer', undefined, {}],
      ['arrangement', undefined, { own: false, cards: [] }],
      ['pending', undefined, [source]],
      ['sourceCount', source, counted],
      ['notices', HOME_NOTICES, { total: 1, rows: [notice] }],
    ].map(([endpointName, arg, value]) => ({ endpointName, arg, value })) as never,
  );

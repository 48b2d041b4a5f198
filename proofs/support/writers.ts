import { api } from '@hall/contract/api';
import type Sqlite from 'better-sqlite3';
import { expect } from 'vitest';
import type { ApiClient } from '../../features/support/api-client.ts';
import type { AttackedServer } from './server.ts';

/** Somebody who goes on writing; each change touches several tables in one transaction, its entry in the log among them. */
export interface Writer {
  /** What was acknowledged, over all the servers that were killed. */
  readonly acknowledged: string[];
  /** Signs in, and answers what writes once and notes what was acknowledged. */
  begin(server: AttackedServer, database: Sqlite.Database): Promise<() => Promise<void>>;
  /** What of it stands, each whole and with its entry, which comes after one of the demo data. */
  check(database: Sqlite.Database, lastEntry: number): void;
}

const texts = (database: Sqlite.Database, statement: string, ...values: string[]): string[] =>
  database
    .prepare(statement)
    .pluck()
    .all(...values) as string[];
const countOf = (database: Sqlite.Database, statement: string, ...values: (string | number)[]): number =>
  database
    .prepare(statement)
    .pluck()
    .get(...values) as number;
const entriesOf = (database: Sqlite.Database, lastEntry: number, action: string): number =>
  countOf(database, `SELECT count(*) FROM "OperationRecord" WHERE "id" > ? AND "action" = ? AND "result" = '200'`, lastEntry, action);

const succeeded = ({ code }: { readonly code: string }) => expect(code).toBe('200');

/** Roles with as many permissions as there are: the role, its permissions and the entry stand together. */
export function roleMaker(): Writer {
  const acknowledged: string[] = [];
  let [asked, granted] = [0, 0];
  const make = async (person: ApiClient) => {
    const { data = [] } = await person.call(api.roles.permissions);
    const grants = data.flatMap(({ id: permissionId, width, givable }) => (givable && width ? [{ permissionId, width }] : []));
    granted = grants.length;
    return async () => {
      asked += 1;
      const id = `killed-${asked}`;
      succeeded(await person.call(api.roles.createRole, { id, name: id, nameEn: id, remark: '', remarkEn: '', grants }));
      acknowledged.push(id);
    };
  };
  return {
    acknowledged,
    begin: async (server) => make(await server.signedIn('admin')),
    check(database, lastEntry) {
      const roles = texts(database, `SELECT "id" FROM "Role" WHERE "id" LIKE 'killed-%'`);
      expect(roles).toEqual(expect.arrayContaining(acknowledged));
      expect(granted).toBeGreaterThan(10);
      expect(countOf(database, `SELECT count(*) FROM "RolePermission" WHERE "roleId" LIKE 'killed-%'`)).toBe(roles.length * granted);
      expect(entriesOf(database, lastEntry, 'roles.createRole')).toBe(roles.length);
    },
  };
}

/** Notices for some departments and roles, each published once it is saved. */
export function noticeWriter(): Writer {
  const acknowledged: string[] = [];
  let asked = 0;
  const audience = { everyone: false, departmentIds: ['finance'], roleIds: ['admin', 'staff'] };
  const write = (person: ApiClient) => async () => {
    asked += 1;
    const title = `killed ${asked}`;
    const { code, data } = await person.call(api.notices.save, { title, titleEn: title, content: '<p>x</p>', level: 1, ...audience });
    succeeded({ code });
    if (data) succeeded(await person.call(api.notices.publish, data));
    acknowledged.push(title);
  };
  return {
    acknowledged,
    async begin(server, database) {
      audience.departmentIds = texts(database, 'SELECT "id" FROM "Department" ORDER BY "id" LIMIT 3');
      audience.roleIds = texts(database, `SELECT "id" FROM "Role" WHERE "id" NOT LIKE 'killed-%' ORDER BY "id" LIMIT 3`);
      return write(await server.signedIn('noticeadmin'));
    },
    check(database, lastEntry) {
      const published = texts(database, `SELECT "title" FROM "Notice" WHERE "title" LIKE 'killed %' AND "published"`);
      const saved = countOf(database, `SELECT count(*) FROM "Notice" WHERE "title" LIKE 'killed %'`);
      expect(published).toEqual(expect.arrayContaining(acknowledged));
      for (const table of ['NoticeDepartment', 'NoticeRole'])
        expect(
          countOf(database, `SELECT count(*) FROM "${table}" JOIN "Notice" ON "Notice"."id" = "noticeId" WHERE "title" LIKE 'killed %'`),
        ).toBe(3 * saved);
      expect([entriesOf(database, lastEntry, 'notices.save'), entriesOf(database, lastEntry, 'notices.publish')]).toEqual([
        saved,
        published.length,
      ]);
    },
  };
}

const FAVOURITE = 'assets.mine';

/** A function that is made a common one and none again: as often in the log as it was done. */
export function starrer(): Writer {
  const acknowledged: string[] = [];
  const stars = (database: Sqlite.Database): number =>
    countOf(
      database,
      `SELECT count(*) FROM "FavouriteFunction" JOIN "Person" ON "Person"."id" = "personId" WHERE "userName" = 'staff' AND "permissionId" = ?`,
      FAVOURITE,
    );
  return {
    acknowledged,
    async begin(server, database) {
      let starred = stars(database) > 0;
      const person = await server.signedIn('staff');
      const { data } = await person.call(api.account.me);
      const asked = { personId: data?.id ?? '', menuId: FAVOURITE, systemId: 'assets' };
      return async () => {
        const [call, name] = starred ? ([api.menu.removeFavourite, 'removed'] as const) : ([api.menu.addFavourite, 'added'] as const);
        succeeded(await person.call(call, asked));
        starred = !starred;
        acknowledged.push(name);
      };
    },
    check(database, lastEntry) {
      const [added, removed] = [
        entriesOf(database, lastEntry, 'menu.addFavourite'),
        entriesOf(database, lastEntry, 'menu.removeFavourite'),
      ];
      expect(added + removed).toBeGreaterThanOrEqual(acknowledged.length);
      expect(added - removed).toBe(stars(database));
    },
  };
}

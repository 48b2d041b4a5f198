import { describe, expect, it } from 'vitest';
import { askExport, exportOf, rowsOf } from '../testing/exports.ts';
import { type TestHall, testHall } from '../testing/test-hall.ts';
import { scopeOf } from './scope.ts';

const OPERATIONS = 'logs.operations';

interface Listed {
  readonly total: number;
  readonly rows: { readonly staffNumber: string }[];
  readonly unknownKeys?: string[];
}

/** A person whose own role shows the operation log for some people alone, after calls of several people. */
async function reader(scope: string) {
  const hall = await testHall();
  const { database } = hall.services;
  await hall.get('/api/user/dlryzzjh', await hall.signIn('staff'));
  const token = await hall.signIn('leader');
  await hall.get('/api/user/dlryzzjh', token);
  const person = await database.read.person.findUniqueOrThrow({ where: { userName: 'leader' } });
  await database.unitOfWork((tx) =>
    tx.role.create({
      data: {
        id: 'log-reader',
        name: '日志查看',
        nameEn: 'Log reader',
        remark: '',
        people: { create: { personId: person.id } },
        permissions: { create: { permissionId: OPERATIONS, scope } },
      },
    }),
  );
  const list = async (filter: object = {}) => (await hall.post('/api/logs/operations', { limit: 100, ...filter }, token)).data as Listed;
  return { hall, token, person, list };
}

const staffNumbers = ({ rows }: Listed) => [...new Set(rows.map(({ staffNumber }) => staffNumber))];

async function exported(hall: TestHall, token: string): Promise<unknown[]> {
  const file = await askExport(hall, '/api/logs/export-operations', exportOf(['staffNumber']), token);
  return [...new Set(rowsOf(file.rawPayload).flat())];
}

describe('SYS-15 the scope of rows', () => {
  it('SYS-15 TABLE-9 own rows alone are listed, counted, known by their keys, and exported', async () => {
    const { hall, token, person, list } = await reader('own');
    const { staffNumber: other } = await hall.services.database.read.person.findUniqueOrThrow({ where: { userName: 'staff' } });
    const listed = await list();
    expect(listed.rows.length).toBe(listed.total);
    expect(staffNumbers(listed)).toEqual([person.staffNumber]);
    expect(await list({ batchKeys: [person.staffNumber, other] })).toMatchObject({ unknownKeys: [other] });
    expect(await exported(hall, token)).toEqual([person.staffNumber]);
  });

  it('SYS-15 suggestions offer nobody whose rows the list hides', async () => {
    const { hall, token, person } = await reader('own');
    const field = { pageId: 'operation-log', moduleId: 'query', groupId: 'main', fieldId: 'person' };
    const suggested = async (fieldVal: string) =>
      (await hall.post('/api/xtQueryHistory/getSearchSuggest', { ...field, fieldVal }, token)).data;
    expect(await suggested('')).toEqual([{ fieldVal: person.name }]);
    expect(await suggested('200')).toEqual([{ fieldVal: person.staffNumber }]);
  });

  it('SYS-15 is no wider for who gets a permission while the call is answered', async () => {
    const { hall, person } = await reader('own');
    const { services } = hall;
    const give = { where: { id: 'log-reader' }, data: { permissions: { create: { permissionId: 'logs.sign-ins', scope: 'own' } } } };
    let given: Promise<unknown> | undefined;
    const cache: typeof services.cache = {
      async get(key, load) {
        const value = await services.cache.get(key, load);
        given ??= services.database.unitOfWork((tx) => tx.role.update(give));
        await given;
        return value;
      },
    };
    const scope = await scopeOf({ ...services, cache }, { ...person, roles: ['log-reader'], duty: person }, 'logs.sign-ins');
    expect(scope).toEqual({ kind: 'own', personId: person.id });
  });

  it('SYS-15 the own department, with those below it or without', async () => {
    const { hall, person, list } = await reader('department');
    const { database } = hall.services;
    const departments = async (listed: Listed) => {
      const people = await database.read.person.findMany({ where: { staffNumber: { in: staffNumbers(listed) } } });
      return new Set(people.map(({ departmentId }) => departmentId));
    };
    expect(await departments(await list())).toEqual(new Set([person.departmentId]));
    const staff = await database.read.person.findUniqueOrThrow({ where: { userName: 'staff' } });
    await database.unitOfWork(async (tx) => {
      await tx.department.create({ data: { id: 'below', name: '下级', nameEn: 'Below', parentId: person.departmentId } });
      await tx.person.update({ where: { id: staff.id }, data: { departmentId: 'below' } });
    });
    expect(await departments(await list())).toEqual(new Set([person.departmentId]));
    await database.unitOfWork((tx) =>
      tx.rolePermission.updateMany({ where: { roleId: 'log-reader' }, data: { scope: 'department-below' } }),
    );
    expect(await departments(await list())).toEqual(new Set([person.departmentId, 'below']));
  });

  it("SYS-15 is the widest of those that a person's roles give", async () => {
    const { hall, person, list } = await reader('own');
    await hall.services.database.unitOfWork((tx) => tx.personRole.create({ data: { personId: person.id, roleId: 'secauditor' } }));
    expect(staffNumbers(await list()).length).toBeGreaterThan(1);
  });
});

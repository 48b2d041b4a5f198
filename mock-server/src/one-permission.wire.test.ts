import { allEndpoints } from '@hall/contract/api';
import { ExportRequest } from '@hall/contract/exchange';
import type { PageConfig } from '@hall/contract/pages';
import type { TableColumn } from '@hall/contract/table-columns';
import { encode } from '@hall/contract/wire/decode';
import { describe, expect, it } from 'vitest';
import { exportOf } from './testing/exports.ts';
import { makeRole, signInWith } from './testing/roles.ts';
import { type Answer, type TestHall, testHall } from './testing/test-hall.ts';

interface Node {
  readonly qid: string;
  readonly path?: string;
  readonly sysMenuList?: readonly Node[];
}

interface Route {
  readonly path: string;
  readonly meta: { readonly roles: readonly string[] };
}

const ROLE = 'made-in-a-test';
const guarded = allEndpoints.filter(({ access }) => access !== 'anyone' && access !== 'signed-in');

const flat = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.sysMenuList ?? [])]);

/** A file is no envelope, and one without rows is none. */
const opens = ({ code, headers }: Answer): boolean | number | string =>
  code === 200 || code === 'EXPORTCODE' || String(headers['content-type']).includes('spreadsheet') || (code !== 403 && code);

/** The nodes that open a page, a configured list or another one. */
async function nodesWithPages({ services: { database } }: TestHall) {
  const [nodes, documents] = await Promise.all([
    database.read.permission.findMany({ orderBy: { id: 'asc' } }),
    database.read.pageDocument.findMany(),
  ]);
  return nodes
    .map((node) => ({ ...node, page: documents.find(({ permissionId }) => permissionId === node.id) }))
    .filter(({ page, component }) => page || component);
}

type PageNode = Awaited<ReturnType<typeof nodesWithPages>>[number];

/** What of a configured list opens: the page, its columns, its export, its rows unless they are each person's own. */
async function listOf(hall: TestHall, { page }: PageNode, token: string) {
  if (!page) return [];
  const { call, exportCall } = page.config as unknown as PageConfig;
  const [column] = (page.columns as unknown as TableColumn[]).filter(({ prop, children }) => prop && !children);
  const file = encode(ExportRequest, exportOf([column?.fieldId ?? '']));
  const answers = [
    await hall.post('/api/common/loadPageConfig', { pageid: page.id }, token),
    await hall.post('/api/xtTableConfig/getXtTableConfig', { pageid: page.id }, token),
    ...(guarded.some(({ path }) => path === call) ? [await hall.post(call, { currentPage: 1, limit: 10 }, token)] : []),
    ...(exportCall ? [await hall.post(exportCall, file, token)] : []),
  ];
  return answers.map(opens);
}

/** What a person comes to see: entries of the menu that open something, and addresses. */
async function reachOf(hall: TestHall, token: string) {
  const menu = flat((await hall.get('/api/menu/mymenu', token)).data as Node[]);
  const routes = (await hall.post('/api/getMenuTree', undefined, token)).data as Route[];
  const entries = menu.filter(({ qid, sysMenuList }) => qid !== 'home' && !sysMenuList?.length).map(({ qid }) => qid);
  return { entries, routes: routes.map(({ path, meta }) => [path, ...meta.roles.filter((role) => role === ROLE)]) };
}

describe('SYS-15 a role made in a test, given one permission', () => {
  it('SYS-15 opens page, rows, export and menu entry, and nothing else; taken away, the next call is refused', async () => {
    const hall = await testHall();
    const { unitOfWork } = hall.services.database;
    await makeRole(hall, ROLE);
    const token = await signInWith(hall, ROLE);
    const nodes = await nodesWithPages(hall);
    const closed = async () => (await Promise.all(nodes.map((node) => listOf(hall, node, token)))).flat().every((open) => open === false);
    for (const node of nodes) {
      const row = { roleId: ROLE, permissionId: node.id };
      await unitOfWork((tx) => tx.rolePermission.create({ data: row }));
      expect(new Set(await listOf(hall, node, token)), node.id).toEqual(new Set(node.page ? [true] : []));
      for (const other of nodes.filter(({ id }) => id !== node.id))
        expect((await listOf(hall, other, token))[0] ?? false, `${other.id} with ${node.id}`).toBe(false);
      expect(await reachOf(hall, token), node.id).toEqual({
        entries: node.hidden ? [] : [node.id],
        routes: [[node.path ?? '/list', ROLE]],
      });
      await unitOfWork((tx) => tx.rolePermission.delete({ where: { roleId_permissionId: row } }));
      expect(await closed(), `without ${node.id}`).toBe(true);
      expect(await reachOf(hall, token), `without ${node.id}`).toEqual({ entries: [], routes: [] });
    }
  });
});

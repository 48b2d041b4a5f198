import { givingHall } from './giving-hall.ts';
import type { Answer } from './test-hall.ts';

export const PDF = '%PDF-1.7';

const idIn = ({ data }: Answer): string => (data as { id?: string } | undefined)?.id ?? '';

/** A hall with a project of `leader`, and how `finadmin` gives special grants. */
export async function specialHall() {
  const { hall, draft, ...rest } = await givingHall();
  const finadmin = await hall.signIn('finadmin');
  /** Brings a file. */
  const bring = (name = '批件.pdf', content: string | Uint8Array = PDF, token = finadmin): Promise<Answer> =>
    hall.post('/api/authorizations/special/attach', { name, content: Buffer.from(content).toString('base64') }, token);
  const brought = async (name?: string, token = finadmin): Promise<string> => idIn(await bring(name, PDF, token));
  const drop = (id: string, token = finadmin) => hall.post('/api/authorizations/special/detach', { id }, token);
  /** Gives one, with a file of its own unless others are named. */
  const special = async (change: { readonly fjids?: unknown; readonly [field: string]: unknown } = {}, token = finadmin) => {
    const fjids = 'fjids' in change ? change.fjids : [await brought()];
    return hall.post('/api/authorizations/special/give', { ...draft, sfhxj: '0', ...change, fjids }, token);
  };
  const file = (sqbh: string, id: string, token: string) =>
    hall.fastify.inject({
      url: `/api/authorizations/attachment?${new URLSearchParams({ sqbh, id })}`,
      headers: { authorization: `Bearer ${token}` },
    });
  const detail = async (sqbh: string, token: string) => hall.post('/api/authorizations/detail', { sqbh }, token);
  const listed = async (token: string, asked: object = {}) => {
    const { data } = await hall.post('/api/authorizations/special', { limit: 100, ...asked }, token);
    return (data as { rows: { sqbh: string; sqfs: string }[] }).rows;
  };
  /** How many were given so. */
  const given = () =>
    hall.services.database.read.grant.count({ where: { basis: 'special', authorizer: { userName: 'finadmin' }, reason: draft.sqyy } });
  return { hall, draft, ...rest, finadmin, bring, brought, drop, special, file, detail, listed, given };
}

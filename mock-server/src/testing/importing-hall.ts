import type { ImportPreview } from '@hall/contract/imports';
import { givingHall, inDays } from './giving-hall.ts';
import { csvOf } from './import-files.ts';
import type { Answer } from './test-hall.ts';

export const GRANT_IMPORT = 'authorizations.manage.import';
export const GRANT_HEAD = [
  ...['项目编号', '被授权人工号', '业务范围', '开始日期', '结束日期或期限', '是否控制额度', '授权额度'],
  ...['允许转授', '可见余额', '可见明细', '授权原因', '原授权编号'],
] as const;
type Column = (typeof GRANT_HEAD)[number];
export type GivenLine = { readonly [C in Column]?: string };

interface RowShown {
  readonly duplicate: string;
  readonly faults: readonly { readonly id: string; readonly text: { readonly zh: string; readonly en: string } }[];
}

/** A hall in which `finadmin` imports grants on a project of `leader`. */
export async function importingHall() {
  const given = await givingHall();
  const { hall, xmbh, numberOf, today } = given;
  const finadmin = await hall.signIn('finadmin');
  const sound: GivenLine = {
    ...{ 项目编号: xmbh, 被授权人工号: await numberOf('staff'), 业务范围: '查询、支出', 开始日期: today },
    ...{ 结束日期或期限: inDays(hall, 200), 是否控制额度: '是', 授权额度: '1,000', 允许转授: '是', 可见余额: '是', 授权原因: '课题采购' },
  };
  const post = (call: string, body: object, token = finadmin): Promise<Answer> => hall.post(`/api/imports/${call}`, body, token);
  const upload = (lines: readonly GivenLine[], token = finadmin) => {
    const content = csvOf([
      [...GRANT_HEAD],
      ...lines.map((line) => GRANT_HEAD.map((column) => `"${{ ...sound, ...line }[column] ?? ''}"`)),
    ]);
    return post('upload', { importId: GRANT_IMPORT, name: 'grants.csv', content: Buffer.from(content).toString('base64') }, token);
  };
  const previewOf = async (lines: readonly GivenLine[], token = finadmin) => (await upload(lines, token)).data as ImportPreview;
  const run = (id: string, mode: 'all' | 'sound' = 'all', token = finadmin) => post('run', { importId: GRANT_IMPORT, id, mode }, token);
  /** Uploads lines and imports them. */
  const bring = async (...lines: readonly GivenLine[]) => run((await previewOf(lines)).id);
  /** What is wrong with lines, by line. */
  const faultsOf = async (...lines: readonly GivenLine[]): Promise<string[][]> => {
    const { id } = await previewOf(lines);
    const { rows } = (await post('rows', { id })).data as { rows: RowShown[] };
    return rows.map(({ faults }) => faults.map((fault) => `${fault.id}: ${fault.text.en}`));
  };
  const grants = () => hall.services.database.read.grant.findMany({ where: { projectCode: xmbh }, orderBy: { number: 'asc' } });
  return { ...given, finadmin, sound, post, upload, previewOf, run, bring, faultsOf, grants };
}

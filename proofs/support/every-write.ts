import { api } from '@hall/contract/api';
import type { ExportRequest } from '@hall/contract/exchange';
import { ApiClient } from '../../features/support/api-client.ts';
import { exportOf, FEW_ROWS } from '../../scripts/lib/largest-export.mjs';
import type { AttackedServer } from './server.ts';
import { signInOnce } from './sign-in.ts';

const NOTICE = { level: 1, everyone: true, departmentIds: [], roleIds: [], content: '<p>x</p>' };
const FILE = { name: 'a.pdf', file: Buffer.from('%PDF-1.7').toString('base64') };

/** What people do that has to be written, each of its own kind: a sign-in, an export that is made beside the calls, an upload. */
export async function everyWrite(server: AttackedServer): Promise<() => Promise<Record<string, string>>> {
  const [auditor, writer] = [await server.signedIn('secauditor'), await server.signedIn('noticeadmin')];
  const { data } = await writer.call(api.notices.save, { ...NOTICE, title: 'a notice', titleEn: '' });
  const asked = { ...(exportOf(FEW_ROWS) as ExportRequest), query: [], url: api.logs.exportSignIns.path };
  const anyone = new ApiClient(server.url);
  return async () => {
    const [signIn, begun, attached] = await Promise.all([
      signInOnce(anyone, 'leader'),
      auditor.call(api.exports.begin, asked),
      writer.call(api.notices.attach, { id: data?.id ?? '', ...FILE }),
    ]);
    return { signIn: signIn.code, export: begun.code, upload: attached.code };
  };
}

const all = (code: string) => ({ signIn: code, export: code, upload: code });
export const REFUSED = all('999');
export const DONE = all('200');

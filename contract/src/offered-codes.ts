import * as z from 'zod/mini';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { text } from './wire/flags.ts';

/** The sets that the product itself goes by, by what they are for. */
export const CODE_SETS = { lockReasons: 'lock-reason', disableReasons: 'disable-reason' } as const;

/** Most characters of the id of a set, and of a code. */
export const CODE_ID_MAX = 50;

/** Which set a request is about. */
export const ofSet = { setId: ['codeId', text(CODE_ID_MAX), '代码编号', 'Code id'] } as const;

/** A code that can be chosen. */
export const CodeInfo = entity({
  code: ['dm', z.string(), '明细代码', 'Code'],
  name: ['dmmc', z.string(), '明细名称', 'Name'],
  nameEn: ['dmmcen', z.string(), '英文名称', 'Name in English'],
});
export type CodeInfo = Of<typeof CodeInfo>;

/** What forms ask that offer codes: by themselves, since they need nothing of how codes are kept. */
export const offeredCodesEndpoints = {
  /** The enabled codes of a set in their order; none of a set that is disabled. 404 for a set that there is not. */
  codeInfo: endpoint('signed-in', {
    method: 'POST',
    path: '/api/common/getCodeInfoById',
    spec: '7.2',
    summary: { zh: '代码明细查询', en: 'The codes of a set that can be chosen' },
    request: request(ofSet),
    data: z.array(CodeInfo),
    byPage: true,
    codes: [404],
  }),
};

import type { Reader } from '@hall/database/database';

/** What exists, so that a call gets to its work; a few calls know another thing by the same name. */
const KNOWN = {
  ...{ pageId: 'operation-log', pageid: 'operation-log', moduleId: 'query', groupId: 'main', fieldId: 'result', datafield: 'result' },
  ...{ id: 'result', flg: '1', qid: 'assets.mine', sysid: 'assets', yhkh: '6222021234567890128' },
};
const KNOWN_OF: Readonly<Record<string, object>> = {
  '/api/xtglGggl/getNoticeList': { id: 'ggdj' },
  '/api/xtQueryHistory/getSearchSuggest': { fieldId: 'person' },
};

/** Values by which a call of a seeded hall gets to its work, by the wire names of its fields. */
export const knownOf = (path: string): Readonly<Record<string, unknown>> => ({ ...KNOWN, ...KNOWN_OF[path] });

/** What calls know of people. */
export async function peopleKnown(read: Reader): Promise<Readonly<Record<string, unknown>>> {
  const { id } = await read.person.findUniqueOrThrow({ where: { userName: 'staff' } });
  const { staffNumber } = await read.person.findUniqueOrThrow({ where: { userName: 'leader' } });
  return { yhbh: id, userId: id, ygbh: staffNumber };
}

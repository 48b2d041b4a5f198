import { givenPath, heldPath } from '@hall/contract/authorizations';
import type { Bilingual } from '@hall/contract/bilingual';
import type { Tx } from '@hall/database/database';
import { push } from '../../core/push.ts';
import type { EventKind, Why } from './note-event.ts';
import type { StoredGrant } from './stored-grants.ts';

/** The domain that tells of grants. */
export const ORIGIN = 'authorizations';

/** What people are told of (PROJ-11); that one begins on its day they know. */
const SAID: { readonly [K in EventKind]?: Bilingual } = {
  granted: { zh: '已授予', en: 'was given' },
  suspended: { zh: '已冻结', en: 'was suspended' },
  resumed: { zh: '已恢复', en: 'was resumed' },
  revoked: { zh: '已撤销', en: 'was revoked' },
  expired: { zh: '已到期', en: 'has ended' },
};

/** What a grant is about, as people name it. */
export const subjectOf = ({ project, department, person, basis }: StoredGrant): Bilingual => {
  const [zh, en] = basis === 'special' ? ['特殊授权', 'special grant'] : ['授权', 'grant'];
  return {
    zh: `${person.name}对“${project?.name ?? department.name}”的${zh}`,
    en: `The ${en} of ${person.nameEn} on “${project?.nameEn ?? department.nameEn}”`,
  };
};

/** Who answers for what a special grant is about: others gave it, and are told by their own hand (PROJ-15). */
const answeringFor = ({ basis, project, department }: StoredGrant): (string | null)[] =>
  basis === 'special' ? [project ? project.leaderId : department.headId] : [];

/** Tells holder and authorizer, and of a special one who answers for what it is about, what has become of it, except who did it. */
export async function tellOfGrant(tx: Tx, grant: StoredGrant, kind: EventKind, { by, reason, at }: Why): Promise<void> {
  const said = SAID[kind];
  if (!said) return;
  const subject = subjectOf(grant);
  const title = `${subject.zh}${said.zh}${reason ? `：${reason}` : ''}`;
  const titleEn = `${subject.en} ${said.en}${reason ? `: ${reason}` : ''}`;
  const { personId, authorizerId, number } = grant;
  const told = { origin: ORIGIN, title, titleEn, sentAt: at };
  if (personId !== by?.id) await push(tx, [personId], { ...told, path: heldPath(number) });
  const others = new Set([authorizerId, ...answeringFor(grant)].filter((id) => id !== null && id !== by?.id && id !== personId));
  if (others.size > 0) await push(tx, [...others] as string[], { ...told, path: givenPath(number) });
}

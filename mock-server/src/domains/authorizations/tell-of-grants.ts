import { givenPath, heldPath } from '@hall/contract/authorizations';
import type { Bilingual } from '@hall/contract/bilingual';
import type { Tx } from '@hall/database/database';
import { type OwnPush, pushEach } from '../../core/push.ts';
import type { Becoming, EventKind, Why } from './note-event.ts';
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

/** Who answers for what a grant is about that others gave: they are told of what was not done by their own hand (PROJ-15, PROJ-17). */
const answeringFor = ({ basis, project, department }: StoredGrant): (string | null)[] =>
  basis === 'special' || basis === 'head' ? [project ? project.leaderId : department.headId] : [];

/** Whom it concerns what becomes of a grant: holder and authorizer, and of one that others gave who answers for what it is about, except who did it. */
export const concernedBy = (grant: StoredGrant, { by }: Pick<Why, 'by'>): string[] => {
  const ids = [grant.personId, grant.authorizerId, ...answeringFor(grant)];
  return [...new Set(ids.filter((id): id is string => id !== null && id !== by?.id))];
};

/** What those whom it concerns are told of a grant, each where the grant is shown to them. */
function toldOf(grant: StoredGrant, said: Bilingual, { by, reason, at }: Why): OwnPush[] {
  const subject = subjectOf(grant);
  const title = `${subject.zh}${said.zh}${reason ? `：${reason}` : ''}`;
  const titleEn = `${subject.en} ${said.en}${reason ? `: ${reason}` : ''}`;
  const { personId: holder, number } = grant;
  const told = { origin: ORIGIN, title, titleEn, sentAt: at };
  return concernedBy(grant, { by }).map((personId) => ({
    ...told,
    personId,
    path: personId === holder ? heldPath(number) : givenPath(number),
  }));
}

/** Something that is told of a grant. */
export interface Told {
  readonly grant: StoredGrant;
  readonly said: Bilingual;
}

/** Tells whom it concerns something of each of several grants. */
export const tellThemAll = (tx: Tx, all: readonly Told[], why: Why): Promise<void> =>
  pushEach(
    tx,
    why.at,
    all.flatMap(({ grant, said }) => toldOf(grant, said, why)),
  );

/** Tells whom it concerns something of a grant. */
export const tellThem = (tx: Tx, grant: StoredGrant, said: Bilingual, why: Why): Promise<void> => tellThemAll(tx, [{ grant, said }], why);

/** Tells whom it concerns what has become of several grants at one time. */
export async function tellOfGrants(tx: Tx, kind: EventKind, all: readonly Becoming[]): Promise<void> {
  const said = SAID[kind];
  const [first] = all;
  if (!said || !first) return;
  await pushEach(
    tx,
    first.why.at,
    all.flatMap(({ grant, why }) => toldOf(grant, said, why)),
  );
}

/** Tells whom it concerns what has become of a grant. */
export const tellOfGrant = (tx: Tx, grant: StoredGrant, kind: EventKind, why: Why): Promise<void> =>
  tellOfGrants(tx, kind, [{ grant, why }]);

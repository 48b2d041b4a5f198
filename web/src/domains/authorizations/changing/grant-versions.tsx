import type { Grant } from '@hall/contract/authorizations';
import type { GrantVersion } from '@hall/contract/grant-version';
import { ActionGroup } from '../../../page-kit/actions/action-group.tsx';
import { TypedText } from '../../../shared/ui/typed-text.tsx';
import { FromTo } from '../parts/from-to.tsx';
import { useChangingTexts } from './changing-texts.ts';
import { useTermsWords } from './terms-words.ts';
import { useDropChange } from './use-drop-change.ts';
import { VersionTag } from './version-tag.tsx';
import '../../../page-kit/detail/history.css';
import './changing.css';

/** The terms of a version: all of those that were given, of a change what it changes. */
function TermsOf({ version, before }: { readonly version: GrantVersion; readonly before: GrantVersion | undefined }) {
  const { t } = useChangingTexts();
  const { termsTold } = useTermsWords();
  const was = before && termsTold(before);
  const told = termsTold(version)
    .map(([name, said], at) => ({ name, said, was: was?.[at]?.[1] ?? said }))
    .filter((term) => !was || term.was !== term.said);
  if (told.length === 0) return <p>{t('noDifference')}</p>;
  return (
    <dl>
      {told.map(({ name, said, was: earlier }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <FromTo before={earlier} after={said} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Who is told of a change, and when they confirmed it. */
function Told({ told }: { readonly told: GrantVersion['told'] }) {
  const { t, pick } = useChangingTexts();
  if (told.length === 0) return null;
  const people = told.map(({ person, personEn, seenAt }) => {
    const name = pick(person, personEn);
    return seenAt ? t('toldOne', { name, at: seenAt }) : t('notYet', { name });
  });
  return <p>{t('told', { people: people.join(t('and')) })}</p>;
}

function Line({ version, before }: { readonly version: GrantVersion; readonly before: GrantVersion | undefined }) {
  const { t, pick } = useChangingTexts();
  const { person, personEn, signedFor, signedForEn, reason, fault, faultEn, along, madeAt } = version;
  const who = person && pick(person, personEn);
  const whose = who && signedFor ? t('signedBy', { who, whom: pick(signedFor, signedForEn) }) : who;
  return (
    <>
      <div className="kit-history-head">
        <strong>{t('holdsFrom', { day: version.from })}</strong>
        <VersionTag state={version.state} />
        <time>{madeAt}</time>
      </div>
      <p>{[before ? undefined : t('given'), whose, along && t('followed')].filter(Boolean).join(' · ')}</p>
      <TermsOf version={version} before={before} />
      {reason && (
        <p className="kit-history-why">
          <TypedText text={reason} />
        </p>
      )}
      {fault && <p className="kit-history-why">{t('droppedBecause', { reason: pick(fault, faultEn) })}</p>}
      <Told told={version.told} />
    </>
  );
}

/** Whether one version held before another: one that is planned waits, while the end of the grant may follow that of the one above. */
function cameBefore(one: GrantVersion, other: GrantVersion): boolean {
  if (other.state === 'void' || one.version === 1 || other.version === 1) return one.version < other.version;
  return one.from === other.from ? one.version < other.version : one.from < other.from;
}

/** What a version changes: the last one before it that held. */
const heldBefore = (versions: readonly GrantVersion[], version: GrantVersion): GrantVersion | undefined =>
  versions
    .filter((one) => (one.state === 'active' || one.state === 'superseded') && cameBefore(one, version))
    .reduce<GrantVersion | undefined>((last, one) => (last && cameBefore(one, last) ? last : one), undefined);

export interface GrantVersionsProps {
  readonly grant: Grant;
  /** The latest first. */
  readonly versions: readonly GrantVersion[];
}

/** What a grant was changed from and to, and who has seen it; one that is planned can be dropped (PROJ-23, PROJ-25). */
export function GrantVersions({ grant, versions }: GrantVersionsProps) {
  const { t } = useChangingTexts();
  const drop = useDropChange(grant.number);
  const acts = grant.actions.includes('change');
  return (
    <section className="grant-part">
      <h3>{t('changes')}</h3>
      <ol className="kit-history grant-versions" aria-label={t('changes')}>
        {versions.map((version) => (
          <li key={version.version} aria-current={version.state === 'active' || undefined}>
            <Line version={version} before={heldBefore(versions, version)} />
            {acts && version.state === 'scheduled' && (
              <div className="change-drop">
                <ActionGroup actions={[drop(version)]} look={{ size: 'small' }} onRun={(action) => action.run()} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

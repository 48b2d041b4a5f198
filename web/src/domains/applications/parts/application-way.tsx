import { ApplicationStep, type ApplicationStep as Step } from '@hall/contract/application-step';
import { valueText } from '@hall/contract/wire/coded';
import { TypedText } from '../../../shared/ui/typed-text.tsx';
import { useWayTexts } from '../way-texts.ts';
import '../../../page-kit/detail/history.css';

/** Whom something waits for, by name; the finance office where nobody is named. */
function useWaitedFor() {
  const { t, pick } = useWayTexts();
  return ({ to, toEn }: Step) => (to ? pick(to, toEn) : t('financeOffice'));
}

/** Who did it: acting as somebody else, signing for another, or for the finance office, where that was so. */
function useWhose() {
  const { t, pick } = useWayTexts();
  return ({ person, personEn, actor, actorEn, signedFor, signedForEn, forOffice }: Step): readonly string[] => {
    if (!person) return [t('system')];
    const own = pick(person, personEn);
    const name = signedFor ? t('actingFor', { actor: own, person: pick(signedFor, signedForEn) }) : own;
    const who = actor ? t('actingFor', { actor: pick(actor, actorEn), person: name }) : name;
    return forOffice ? [who, t('forOffice')] : [who];
  };
}

function Comment({ kind, comment }: { readonly kind: Step['kind']; readonly comment: string }) {
  const { t } = useWayTexts();
  return (
    <p className="kit-history-why">
      {t('said', { what: t(kind === 'rejected' ? 'rejectedBecause' : 'comment') })}
      <TypedText text={comment} />
    </p>
  );
}

function Line({ step, latest }: { readonly step: Step; readonly latest: boolean }) {
  const { t, language, pick } = useWayTexts();
  const waitedFor = useWaitedFor();
  const whose = useWhose();
  const { kind, cause, comment, content, contentEn, waits, at } = step;
  const said = [...whose(step), ...(waits ? [t('waitsFor', { who: waitedFor(step) })] : [])];
  return (
    <li aria-current={latest || undefined}>
      <div className="kit-history-head">
        <strong>{valueText(ApplicationStep, 'kind', kind, language)}</strong>
        {cause && <span>{valueText(ApplicationStep, 'cause', cause, language)}</span>}
        <time>{at}</time>
      </div>
      <p>{said.join(' · ')}</p>
      {content && <p>{pick(content, contentEn)}</p>}
      {comment && <Comment kind={kind} comment={comment} />}
    </li>
  );
}

/** The steps of an application in the order of time, and whom it waits for now. */
export function ApplicationWay({ steps }: { readonly steps: readonly Step[] }) {
  const { t } = useWayTexts();
  const waitedFor = useWaitedFor();
  const last = steps.at(-1);
  if (!last) return <p className="hall-hint">{t('noSteps')}</p>;
  // Two of a kind can be of one second; none goes away or comes between others, so its place tells it from them.
  const numbered = steps.map((step, index) => ({ step, place: index + 1 }));
  return (
    <>
      <ol className="kit-history" aria-label={t('steps')}>
        {numbered.map(({ step, place }) => (
          <Line key={place} step={step} latest={step === last} />
        ))}
      </ol>
      {last.waits && <p className="application-waits">{t('waitsNow', { who: waitedFor(last) })}</p>}
    </>
  );
}

import { ApplicationStep, type ApplicationStep as Step } from '@hall/contract/applications';
import { valueText } from '@hall/contract/wire/coded';
import { useWayTexts } from '../way-texts.ts';
import '../../../page-kit/detail/history.css';

/** Whom something waits for, by name; the finance office where nobody is named. */
function useWaitedFor() {
  const { t, pick } = useWayTexts();
  return ({ to, toEn }: Step) => (to ? pick(to, toEn) : t('financeOffice'));
}

function Line({ step, latest }: { readonly step: Step; readonly latest: boolean }) {
  const { t, language, pick } = useWayTexts();
  const waitedFor = useWaitedFor();
  const { kind, cause, comment, content, contentEn, person, personEn, waits, at } = step;
  const said = [person ? pick(person, personEn) : t('byTheDay'), ...(waits ? [t('waitsFor', { who: waitedFor(step) })] : [])];
  return (
    <li aria-current={latest || undefined}>
      <div className="kit-history-head">
        <strong>{valueText(ApplicationStep, 'kind', kind, language)}</strong>
        {cause && <span>{valueText(ApplicationStep, 'cause', cause, language)}</span>}
        <time>{at}</time>
      </div>
      <p>{said.join(' · ')}</p>
      {content && <p>{pick(content, contentEn)}</p>}
      {comment && <p className="kit-history-why">{comment}</p>}
    </li>
  );
}

/** The way of an application, the first step first, and whom it waits for now. */
export function ApplicationWay({ steps }: { readonly steps: readonly Step[] }) {
  const { t } = useWayTexts();
  const waitedFor = useWaitedFor();
  const last = steps.at(-1);
  if (!last) return <p className="hall-hint">{t('noSteps')}</p>;
  return (
    <>
      <ol className="kit-history" aria-label={t('way')}>
        {steps.map((step) => (
          <Line key={`${step.round} ${step.at} ${step.kind} ${step.to ?? ''}`} step={step} latest={step === last} />
        ))}
      </ol>
      {last.waits && <p className="application-waits">{t('waitsNow', { who: waitedFor(last) })}</p>}
    </>
  );
}

import { Application } from '@hall/contract/applications';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { TypedText } from '../../../shared/ui/typed-text.tsx';
import { useTexts } from '../texts.ts';
import { ApplicationTag } from './application-tag.tsx';
import './application-cells.css';

interface StateCellProps {
  readonly application: Application;
  /** Whether it is told for whom the person would sign, or has signed. */
  readonly signing?: boolean;
}

/** What an application is, with why where it was rejected, and with what its applicant has not submitted yet. */
export function StateCell({ application, signing = false }: StateCellProps) {
  const { state, comment, edited, signedFor, signedForEn } = application;
  const { t, pick } = useTexts();
  const term = useTerms(Application);
  const why = state === 'rejected' ? comment : undefined;
  return (
    <span className="application-state-cell">
      <ApplicationTag state={state} />
      {signing && signedFor && <span className="application-note">{t('signsFor', { whom: pick(signedFor, signedForEn) })}</span>}
      {edited && <span className="application-note">{term('edited')}</span>}
      {why && (
        <span className="application-note" title={why}>
          <TypedText text={why} />
        </span>
      )}
    </span>
  );
}

import { type SignatureDetail as Detail, Signature, SignedDecision } from '@hall/contract/signatures';
import { valueText } from '@hall/contract/wire/coded';
import { Facts } from '../../../page-kit/detail/facts.tsx';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useSignatureDetailQuery } from '../api.ts';
import { useTexts } from '../texts.ts';
import './signatures.css';

const TOLD = ['firstDay', 'lastDay', 'amount', 'reason', 'madeAt', 'revoker', 'revokedAt', 'revokeReason'] as const;
/** What is told only where there is something to tell. */
const WHERE_THERE: readonly string[] = ['revoker', 'revokedAt', 'revokeReason'];

/** What is signed for: each project with who leads it, or that it is all. */
function Projects({ detail: { signature, projects } }: { readonly detail: Detail }) {
  const { t, pick } = useTexts();
  if (signature.everything) return <p className="signature-all">{t('later')}</p>;
  return (
    <ul className="signature-lines" aria-label={t('scope')}>
      {projects.map(({ code, name, nameEn, leader, leaderEn, department, departmentEn }) => (
        <li key={code}>
          <span>{code}</span>
          <strong>{pick(name, nameEn)}</strong>
          <span>{[pick(leader, leaderEn), pick(department, departmentEn)].join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
}

/** What was decided by it, the latest first. */
function Decisions({ decisions }: Pick<Detail, 'decisions'>) {
  const { t, language } = useTexts();
  if (decisions.length === 0) return <p className="hall-hint">{t('noneDecided')}</p>;
  return (
    <ul className="signature-lines" aria-label={t('decided')}>
      {decisions.map(({ kind, number, decision, project, at }) => (
        <li key={`${kind} ${number} ${at}`}>
          <span>{valueText(SignedDecision, 'kind', kind, language)}</span>
          <strong>{number}</strong>
          {project && <span>{project}</span>}
          <span>{valueText(SignedDecision, 'decision', decision, language)}</span>
          <time>{at}</time>
        </li>
      ))}
    </ul>
  );
}

/** Who signs for whom, each with the number that tells people of one name apart. */
function usePeople({ principal, principalEn, principalNumber, signer, signerEn, signerNumber }: Signature) {
  const { pick } = useTexts();
  const term = useTerms(Signature);
  return {
    [term('principal')]: `${pick(principal, principalEn)} ${principalNumber}`,
    [term('signer')]: `${pick(signer, signerEn)} ${signerNumber}`,
  };
}

/** Who signs for whom in full: its terms, its projects, and what was decided by it (PROJ-27). */
export function SignatureDetail({ signature }: { readonly signature: Signature }) {
  const { t } = useTexts();
  const query = useSignatureDetailQuery({ number: signature.number }, { refetchOnMountOrArgChange: true });
  const fields = TOLD.filter((name) => !WHERE_THERE.includes(name) || signature[name] !== undefined);
  return (
    <>
      <div className="signature-facts">
        <Facts entity={Signature} row={signature} fields={['state', 'part']} more={usePeople(signature)} />
        <Facts entity={Signature} row={signature} fields={fields} />
      </div>
      <QueryView query={query} lines={4}>
        {(detail) => (
          <>
            <section className="signature-part">
              <h3>{t('scope')}</h3>
              <Projects detail={detail} />
            </section>
            <section className="signature-part">
              <h3>{t('decided')}</h3>
              <Decisions decisions={detail.decisions} />
            </section>
          </>
        )}
      </QueryView>
    </>
  );
}

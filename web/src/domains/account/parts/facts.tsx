import { useTexts } from '../texts.ts';
import './facts.css';

interface Fact {
  readonly label: string;
  readonly value: string | undefined;
}

/** What is known, line by line. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  const { t } = useTexts();
  return (
    <dl className="center-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || <span className="center-absent">{t('notGiven')}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}

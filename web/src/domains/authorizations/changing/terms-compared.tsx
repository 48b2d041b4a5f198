import { useChangingTexts } from './changing-texts.ts';
import type { ToldTerm } from './terms-words.ts';
import './changing.css';

interface TermsComparedProps {
  readonly before: readonly ToldTerm[];
  /** The same ones in the same order. */
  readonly after: readonly ToldTerm[];
}

/** Terms of a grant before and after a change, side by side; what differs is marked. */
export function TermsCompared({ before, after }: TermsComparedProps) {
  const { t } = useChangingTexts();
  return (
    <table className="change-compared" aria-label={t('comparison')}>
      <thead>
        <tr>
          <th scope="col">{t('term')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {before.map(([name, was], at) => {
          const is = after[at]?.[1] ?? was;
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{was === is ? was : <del>{was}</del>}</td>
              <td>{was === is ? is : <ins>{is}</ins>}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

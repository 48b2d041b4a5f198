import { Change } from '@hall/contract/logs';
import type { Of } from '@hall/contract/wire/entity';
import { pickName } from '../../shared/i18n/texts.ts';
import { useLanguage } from '../../shared/i18n/use-language.tsx';
import { useTerms } from '../../shared/i18n/use-terms.ts';
import './changes.css';

/** What was is struck, what is is marked, nothing is a dash: to the eye, and to who listens. */
const Text = ({ as: Mark, text }: { readonly as: 'del' | 'ins'; readonly text: string }) => (text ? <Mark>{text}</Mark> : '—');

/** What was changed, field by field, from what to what. */
export function Changes({ changes }: { readonly changes: readonly Of<typeof Change>[] }) {
  const language = useLanguage();
  const term = useTerms(Change);
  return (
    <div className="kit-changes">
      <table>
        <thead>
          <tr>
            <th scope="col">{term('field')}</th>
            <th scope="col">{term('before')}</th>
            <th scope="col">{term('after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, fieldEn, before, beforeEn, after, afterEn }) => (
            <tr key={field}>
              <th scope="row">{pickName(language, field, fieldEn)}</th>
              <td>
                <Text as="del" text={pickName(language, before ?? '', beforeEn)} />
              </td>
              <td>
                <Text as="ins" text={pickName(language, after ?? '', afterEn)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

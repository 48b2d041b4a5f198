import { CheckCircleFilled } from '@ant-design/icons';
import { spacedSheetCode } from '@hall/contract/rules/sheet-code';
import { Sheet } from '@hall/contract/sheets';
import { valueText } from '@hall/contract/wire/coded';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { useTexts } from '../texts.ts';

/** What the paper is compared with, in the order in which the paper says it. */
const FACTS = ['title', 'conditions', 'rows', 'person', 'staffNumber', 'at', 'kind'] as const;
const ENGLISH = { title: 'titleEn', conditions: 'conditionsEn', person: 'personEn' } as const;

/** What a sheet held when it was made. */
export function CheckedSheet({ sheet }: { readonly sheet: Sheet }) {
  const { t, language } = useTexts();
  const term = useTerms(Sheet);
  const textOf = (name: (typeof FACTS)[number]): string => {
    if (name === 'rows') return sheet.rows.toLocaleString(language);
    const english = language === 'en' && name in ENGLISH ? sheet[ENGLISH[name as keyof typeof ENGLISH]] : '';
    return english || valueText(Sheet, name, sheet[name], language);
  };
  return (
    <section className="verify-result verify-genuine" role="status">
      <h2>
        <CheckCircleFilled aria-hidden /> {t('genuine')}
      </h2>
      <p className="verify-code">{spacedSheetCode(sheet.code)}</p>
      <p>{t('genuineHelp')}</p>
      <dl>
        {FACTS.map((name) => (
          <div key={name}>
            <dt>{term(name)}</dt>
            <dd>{textOf(name)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

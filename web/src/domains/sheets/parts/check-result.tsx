import { WarningFilled } from '@ant-design/icons';
import { spacedSheetCode } from '@hall/contract/rules/sheet-code';
import { Button } from 'antd';
import { isApiFailure, refusalText } from '../../../shared/api/failure.ts';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useCheckQuery } from '../api.ts';
import { useTexts } from '../texts.ts';
import { CheckedSheet } from './checked-sheet.tsx';

/** Sheets do not change, but whether there is one does: each look asks anew. */
const ANEW = { refetchOnMountOrArgChange: true } as const;

const isUnknown = (error: unknown): boolean => isApiFailure(error) && error.kind === 'business' && error.rule === 'unknown-sheet';

function Warning({ title, text, code }: { readonly title: string; readonly text?: string; readonly code: string }) {
  return (
    <section className="verify-result verify-unknown" role="alert">
      <h2>
        <WarningFilled aria-hidden /> {title}
      </h2>
      <p className="verify-code">{spacedSheetCode(code)}</p>
      {text && <p>{text}</p>}
    </section>
  );
}

/** What came of a code: the sheet, that there is none, or why that is not known. */
function Outcome({ code }: { readonly code: string }) {
  const { t, language } = useTexts();
  const query = useCheckQuery({ code }, ANEW);
  const refusal = query.isFetching ? undefined : refusalText(query.error, language);
  if (refusal !== undefined) {
    return isUnknown(query.error) ? (
      <Warning title={t('unknown')} text={t('unknownHelp')} code={code} />
    ) : (
      <Warning title={refusal} code={code} />
    );
  }
  return (
    <QueryView query={query.isFetching ? { ...query, data: undefined } : query}>{(sheet) => <CheckedSheet sheet={sheet} />}</QueryView>
  );
}

/** The outcome, and the way to the next sheet. */
export function CheckResult({ code, onAnother }: { readonly code: string; readonly onAnother: () => void }) {
  const { t } = useTexts();
  return (
    <>
      <Outcome code={code} />
      <Button className="verify-another" onClick={onAnother}>
        {t('another')}
      </Button>
    </>
  );
}

import { useTexts } from '../texts.ts';
import { useNames } from '../use-names.ts';

/** Codes of an answer as it is to be. */
const GOOD = ['200', '202', '205'];

/** A code with what it means. */
export function CodeMeaning({ code }: { readonly code: string | undefined }) {
  const { t } = useTexts();
  const { meaningOf } = useNames();
  if (code === undefined) return <span className="soft">{t('noCode')}</span>;
  return (
    <span>
      <span className={GOOD.includes(code) ? 'good code' : 'bad code'}>{code}</span> <span className="soft">{meaningOf(code)}</span>
    </span>
  );
}

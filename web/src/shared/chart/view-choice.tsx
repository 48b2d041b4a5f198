import { useSharedTexts } from '../i18n/shared-texts.ts';
import { Segments } from '../ui/segments.tsx';

export type ChartView = 'chart' | 'table';
const VIEWS: readonly ChartView[] = ['chart', 'table'];

/** Whether what is counted is seen as a chart or as the table behind it. */
export function ViewChoice({ view, onChange }: { readonly view: ChartView; readonly onChange: (view: ChartView) => void }) {
  const { t } = useSharedTexts();
  return <Segments label={t('view')} options={VIEWS.map((value) => ({ value, label: t(value) }))} value={view} onChange={onChange} />;
}

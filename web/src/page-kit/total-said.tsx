import { useTexts } from './texts.ts';
import type { RowsView } from './use-rows.ts';

/** Says once how many rows there are, each time they have come, to those who do not see it. */
export function TotalSaid({ view }: { readonly view: RowsView }) {
  const { t } = useTexts();
  const total = view.isFetching || view.isError ? undefined : view.answer?.total;
  return (
    <p className="hall-visually-hidden kit-said" aria-live="polite">
      {total !== undefined && t('total', { total })}
    </p>
  );
}

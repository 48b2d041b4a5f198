import { ImportControl } from '../imports/import-control.tsx';
import { ExportControl } from '../output/export-control.tsx';
import { PrintControl } from '../output/print-control.tsx';
import type { ActiveQuery } from '../queries/active-query.ts';
import { SavedQueries } from '../queries/saved-queries.tsx';
import type { Values } from '../query-values.ts';
import { useTexts } from '../texts.ts';
import type { Asking } from '../use-asking.ts';
import { buttonsOf } from './allowed-buttons.ts';
import { ColumnsControl } from './columns-control.tsx';
import { MoreTools } from './more-tools.tsx';
import type { ControlField } from './pieces.ts';

interface ToolbarProps {
  readonly controls: readonly ControlField[];
  /** What is in the form now. */
  readonly draft: Values;
  /** The saved query that it shows. */
  readonly active: ActiveQuery | undefined;
  /** Asks for a saved query; without it the page has no conditions to save. */
  readonly onApply: ((asked: Asking) => void) | undefined;
}

/** What can be done with the rows that are asked for: exported, printed, arranged, kept as a query; the rest behind a button (TABLE-8). */
export function Toolbar({ controls, draft, active, onApply }: ToolbarProps) {
  const { t } = useTexts();
  const buttons = buttonsOf(controls);
  const has = (kind: ControlField['kind']) => controls.some((control) => control.kind === kind);
  return (
    <fieldset className="kit-tools" aria-label={t('tools')}>
      {(has('export') || buttons.includes('export')) && <ExportControl />}
      <ImportControl />
      {has('columns') && <ColumnsControl />}
      {onApply && <SavedQueries draft={draft} active={active} onApply={onApply} />}
      {has('export') && <PrintControl />}
      <MoreTools batch={buttons.includes('batch')} />
    </fieldset>
  );
}

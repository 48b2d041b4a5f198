import FilterFilled from '@ant-design/icons-svg/es/asn/FilterFilled';
import { columnLabel } from '@hall/contract/column-value';
import type { TableColumn } from '@hall/contract/table-columns';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { DropPanel, useDropPanel } from '../../shared/ui/drop-panel.tsx';
import { plainIcon } from '../../shared/ui/plain-icon.tsx';
import { useTexts } from '../texts.ts';

const FILTER = plainIcon(FilterFilled);

interface ColumnFilterProps {
  readonly column: TableColumn;
  readonly chosen: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

function Choices({ column, chosen, onChange }: ColumnFilterProps) {
  const { t, language } = useTexts();
  const [draft, setDraft] = useState(chosen);
  return (
    <div className="kit-filter">
      <Checkbox.Group
        value={[...draft]}
        onChange={setDraft}
        options={column.options.map((option) => ({ value: option.value, label: option[language] }))}
      />
      <div className="kit-filter-buttons">
        <Button size="small" onClick={() => onChange([])}>
          {t('reset')}
        </Button>
        <Button size="small" type="primary" onClick={() => onChange(draft)}>
          {t('query')}
        </Button>
      </div>
    </div>
  );
}

/** The button of a column's heading that filters by the column's values; the server does the filtering. */
export function ColumnFilter(props: ColumnFilterProps) {
  const { t, language } = useTexts();
  const state = useDropPanel();
  const { column, chosen, onChange } = props;
  const name = `${t('filter')} ${columnLabel(column, language)}`;
  const choose = (values: readonly string[]) => {
    state.change(false);
    onChange(values);
  };
  return (
    <DropPanel state={state} content={<Choices {...props} onChange={choose} />}>
      <button
        type="button"
        className={chosen.length > 0 ? 'kit-head-button kit-head-on' : 'kit-head-button'}
        aria-label={name}
        title={name}
        aria-expanded={state.open}
      >
        {FILTER}
      </button>
    </DropPanel>
  );
}

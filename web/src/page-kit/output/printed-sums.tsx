import { columnLabel } from '@hall/contract/column-value';
import { uppercaseAmount } from '@hall/contract/rules/uppercase-amount';
import type { TableColumn } from '@hall/contract/table-columns';
import type { PlainRow } from '@hall/contract/wire/list';
import { amountOf } from '../table/decimal.ts';
import { pageSums } from '../table/summary.ts';
import { useTexts } from '../texts.ts';
import type { Printout } from './printout.ts';

const SUM = { all: 'printedSum', page: 'printedPageSum', selected: 'printedChosenSum' } as const;

interface PrintedSumsProps {
  /** Which rows they are. */
  readonly of: Printout['of'];
  readonly columns: readonly TableColumn[];
  readonly rows: readonly PlainRow[];
}

/** The sums of the amounts on the sheet, in figures and in the capitals that a voucher needs, which are Chinese in both languages. */
export function PrintedSums({ of, columns, rows }: PrintedSumsProps) {
  const { t, language } = useTexts();
  const amounts = columns.filter(({ amount }) => amount);
  const sums = pageSums(amounts, rows, undefined);
  return amounts.map((column) => {
    const sum = sums[column.fieldId] ?? '0';
    const values = { name: columnLabel(column, language), amount: amountOf(sum)?.text ?? sum, capitals: uppercaseAmount(sum) ?? '' };
    return <p key={column.fieldId}>{t(SUM[of], values)}</p>;
  });
}

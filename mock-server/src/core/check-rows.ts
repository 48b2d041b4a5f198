import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Bilingual } from '@hall/contract/bilingual';
import type { FieldFault, Given, GivenRows, ImportField, ImportPlan, RowCheck, UniqueKey } from './import-plan.ts';
import { ruleFault } from './rule-fault.ts';
import type { CellMark, TableLine } from './table-file/read-table.ts';

/** A row of a file as it was checked; without faults it can be added. */
export interface CheckedRow {
  readonly line: number;
  readonly faults: readonly FieldFault[];
  readonly duplicate: boolean;
  readonly item?: unknown;
}

/** Rows that are checked before others get their turn. */
const SLICE = 250;
/** Most lines that a fault names. */
const LINES_SAID = 5;

const OF_MARKS: Readonly<Record<CellMark, Bilingual>> = {
  formula: { zh: '单元格含有公式，请改为值', en: 'The cell has a formula: replace it by its value' },
  rounded: {
    zh: '该数字过长，表格软件已舍去末位数字，请将该列设为文本格式后重新填写',
    en: 'The number is too long, so its last digits are lost: format the column as text and type it again',
  },
  error: { zh: '单元格为错误值（如 #N/A）', en: 'The cell holds an error, such as #N/A' },
};

/** What is said of what is taken, where nothing more is to be said of it. */
export const EXISTS: Bilingual = { zh: '系统中已存在', en: 'Already exists' };
const repeated = (field: string, others: readonly number[]): FieldFault => {
  const said = others.slice(0, LINES_SAID);
  const [zh, en] = others.length > LINES_SAID ? ['等', ' and others'] : ['', ''];
  return { field, text: { zh: `与文件第 ${said.join('、')} 行${zh}重复`, en: `Also in line ${said.join(', ')}${en}` } };
};

/** What a line says of every field. */
const givenBy = (fields: readonly ImportField[], columns: readonly string[], { cells }: TableLine): Given =>
  Object.fromEntries(fields.map(({ id }) => [id, (cells[columns.indexOf(id)] ?? '').normalize('NFC').trim()]));

/** Other lines of the same, no more than it takes to say so: all of a file may be. */
function othersOf(lines: Iterable<number>, own: number): number[] {
  const others: number[] = [];
  for (const line of lines) {
    if (line !== own) others.push(line);
    if (others.length > LINES_SAID) break;
  }
  return others;
}

/** Does something with each, in slices that let others through. */
async function forEach<T>(items: readonly T[], work: (item: T, index: number) => void): Promise<void> {
  for (let from = 0; from < items.length; from += SLICE) {
    items.slice(from, from + SLICE).forEach((item, index) => {
      work(item, from + index);
    });
    await othersTurn();
  }
}

/** Checks rows one by one, and against each other. */
export async function checkRows(
  plan: ImportPlan<unknown>,
  check: RowCheck<unknown>,
  { columns, lines }: GivenRows,
): Promise<readonly CheckedRow[]> {
  const keys: (readonly UniqueKey[])[] = [];
  const linesOf = new Map<string, Set<number>>();
  await forEach(lines, (line) => {
    const own = plan.keysOf(givenBy(plan.fields, columns, line));
    keys.push(own);
    for (const { key } of own) linesOf.set(key, (linesOf.get(key) ?? new Set()).add(line.line));
  });
  const checked: CheckedRow[] = [];
  await forEach(lines, (line, index) => {
    const doubles = (keys[index] ?? []).flatMap(({ field, key }) => {
      const taken = check.taken(key);
      if (taken) return [{ field, text: taken }];
      const others = othersOf(linesOf.get(key) ?? [], line.line);
      return others.length > 0 ? [repeated(field, others)] : [];
    });
    checked.push(checkRow(plan, check, { columns, line, doubles }));
  });
  return checked;
}

interface OneRow {
  readonly columns: readonly string[];
  readonly line: TableLine;
  readonly doubles: readonly FieldFault[];
}

function checkRow({ fields }: ImportPlan<unknown>, check: RowCheck<unknown>, { columns, line, doubles }: OneRow): CheckedRow {
  const given = givenBy(fields, columns, line);
  const marked = Object.entries(line.marks).flatMap(([index, mark]) => {
    const field = columns[Number(index)];
    return field ? [{ field, text: OF_MARKS[mark] }] : [];
  });
  const missing = fields.filter((field) => field.required && !given[field.id]).map(({ id, title }) => ruleFault(id, title, 'required'));
  const found = check.row(given);
  // What is marked is not what was meant, and is told of once.
  const of = new Set([...marked, ...missing].map(({ field }) => field));
  const others = [...doubles, ...found.faults].filter(({ field }) => !of.has(field));
  const faults = [...marked, ...missing, ...others];
  return { line: line.line, faults, duplicate: doubles.length > 0, ...(faults.length === 0 && { item: found.item }) };
}

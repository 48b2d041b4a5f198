import { isData, leavesOf, type TableColumn } from '@hall/contract/table-columns';

/** Which columns a page's cards show where; what it does not say follows from the columns. */
export interface CardChoice {
  /** The column that a card is called by. */
  readonly title?: string;
  /** The columns of its second line, in their order. */
  readonly line?: readonly string[];
  /** Which coded columns stand beside its title, where not the first ones: a mere "yes" there would not tell of what. */
  readonly tags?: readonly string[];
}

/** The columns of a row, by their places on its card. */
export interface CardParts {
  readonly title: TableColumn | undefined;
  /** Coded values, beside the title. */
  readonly tags: readonly TableColumn[];
  readonly line: readonly TableColumn[];
  /** What is shown once the card is unfolded. */
  readonly rest: readonly TableColumn[];
  /** What opens the row: a column of links that all read alike. */
  readonly opener: TableColumn | undefined;
}

const TAGS_MAX = 2;
const LINE_MAX = 3;

const isOpener = ({ link, linkText, button }: TableColumn): boolean => button || (link && Boolean(linkText));

/** Puts the columns that are shown in their places on a card: what matters in two lines, the rest behind them (TABLE-7). */
export function cardParts(columns: readonly TableColumn[], choice: CardChoice = {}): CardParts {
  const leaves = leavesOf(columns).filter(isData);
  const data = leaves.filter((column) => !isOpener(column));
  const named = (id: string | undefined) => data.find(({ fieldId }) => fieldId === id);
  const title = named(choice.title) ?? data.find(({ link }) => link) ?? data[0];
  const others = data.filter((column) => column !== title);
  const coded = others.filter(({ options, fieldId }) => options.length > 0 && !choice.line?.includes(fieldId));
  const tags = coded.filter(({ fieldId }) => choice.tags?.includes(fieldId) ?? true).slice(0, TAGS_MAX);
  const untagged = others.filter((column) => !tags.includes(column));
  const chosen = choice.line?.flatMap((id) => untagged.find(({ fieldId }) => fieldId === id) ?? []);
  const line = chosen?.length ? chosen : untagged.slice(0, LINE_MAX);
  return { title, tags, line, rest: untagged.filter((column) => !line.includes(column)), opener: leaves.find(isOpener) };
}

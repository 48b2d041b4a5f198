import { valueText } from '@hall/contract/wire/coded';
import { encode } from '@hall/contract/wire/decode';
import { type Entity, wireName } from '@hall/contract/wire/entity';
import type { PlainRow } from '@hall/contract/wire/list';
import { useLanguage } from '../../shared/i18n/use-language.tsx';
import { useTerms } from '../../shared/i18n/use-terms.ts';
import { useKit } from '../kit-context.ts';
import { allLeavesOf, textOf } from '../table/column-text.ts';
import './facts.css';

interface FactsProps<T> {
  readonly entity: Entity<T>;
  readonly row: T;
  /** Which of its fields, in what order. */
  readonly fields: readonly (keyof T & string)[];
  /** What is told beside them, by what it is called. */
  readonly more?: Readonly<Record<string, string>>;
}

/** Fields of a row, each beside its term: as the page's column shows it where there is one, else in the words of its description. */
export function Facts<T>({ entity, row, fields, more = {} }: FactsProps<T>) {
  const language = useLanguage();
  const term = useTerms(entity);
  const columns = allLeavesOf(useKit().columns.columns);
  const plain = encode(entity, row) as PlainRow;
  const textIn = (name: keyof T & string): string => {
    const column = columns.find(({ fieldId }) => fieldId === wireName(entity, name));
    if (column) return textOf(plain, column, language);
    const english = `${name}En` as keyof T & string;
    const read = language === 'en' && row[english] ? english : name;
    return valueText(entity, read, row[read], language);
  };
  const facts = [...fields.map((name) => [term(name), textIn(name)] as const), ...Object.entries(more)];
  return (
    <dl className="kit-facts">
      {facts.map(([called, text]) => (
        <div key={called}>
          <dt>{called}</dt>
          <dd>{text || '—'}</dd>
        </div>
      ))}
    </dl>
  );
}

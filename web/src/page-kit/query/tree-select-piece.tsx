import type { Option } from '@hall/contract/query-fields';
import { TreeSelect } from 'antd';
import { useMemo } from 'react';
import { useFoundFirst } from '../../shared/form/use-found-first.ts';
import type { Language } from '../../shared/i18n/language.ts';
import { useTexts } from '../texts.ts';
import type { PieceProps } from './piece.ts';

interface Node {
  readonly value: string;
  readonly title: string;
  readonly children?: Node[];
}

/** Options as the tree that their parents make of them; one whose parent is not among them stands at the top. */
export function treeOf(options: readonly Option[], language: Language): Node[] {
  const nodes = new Map(options.map((option) => [option.value, { option, below: [] as string[] }]));
  const tops = options.filter(({ value, parent }) => {
    const above = parent === undefined ? undefined : nodes.get(parent);
    above?.below.push(value);
    return above === undefined;
  });
  const nodeOf = (value: string, title: string, below: readonly string[]): Node => {
    const children = below.flatMap((id) => {
      const child = nodes.get(id);
      return child ? [nodeOf(id, child.option[language], child.below)] : [];
    });
    return { value, title, ...(children.length > 0 && { children }) };
  };
  return tops.map(({ value, [language]: title }) => nodeOf(value, title, nodes.get(value)?.below ?? []));
}

/** One value of a tree, found by typing as well. */
export function TreeSelectPiece({ field, id, values, onChange }: PieceProps) {
  const { t, language } = useTexts();
  const { ref, onSearch } = useFoundFirst();
  const treeData = useMemo(() => treeOf(field.options, language), [field.options, language]);
  return (
    <TreeSelect
      ref={ref}
      id={id}
      className="kit-wide"
      allowClear
      showSearch={{ treeNodeFilterProp: 'title', onSearch }}
      treeDefaultExpandAll
      placeholder={field.placeholder?.[language] ?? t('choose')}
      treeData={treeData}
      value={values[field.fieldId] || null}
      onChange={(chosen: string | null | undefined) => onChange({ [field.fieldId]: chosen ?? '' })}
    />
  );
}

import type { Option } from '@hall/contract/query-fields';
import { TreeSelect } from 'antd';
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
  const known = new Set(options.map(({ value }) => value));
  const below = (parent: string | undefined): Node[] =>
    options
      .filter((option) => (option.parent && known.has(option.parent) ? option.parent : undefined) === parent)
      .map((option) => {
        const children = below(option.value);
        return { value: option.value, title: option[language], ...(children.length > 0 && { children }) };
      });
  return below(undefined);
}

/** One value of a tree, found by typing as well. */
export function TreeSelectPiece({ field, id, values, onChange }: PieceProps) {
  const { t, language } = useTexts();
  return (
    <TreeSelect
      id={id}
      className="kit-wide"
      allowClear
      showSearch={{ treeNodeFilterProp: 'title' }}
      treeDefaultExpandAll
      placeholder={field.placeholder?.[language] ?? t('choose')}
      treeData={treeOf(field.options, language)}
      value={values[field.fieldId] || null}
      onChange={(chosen: string | null | undefined) => onChange({ [field.fieldId]: chosen ?? '' })}
    />
  );
}

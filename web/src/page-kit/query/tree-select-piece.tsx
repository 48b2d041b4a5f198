import { TreeSelect } from 'antd';
import { useMemo } from 'react';
import { useFoundFirst } from '../../shared/form/use-found-first.ts';
import { treeOf } from '../../shared/ui/tree-of.ts';
import { useTexts } from '../texts.ts';
import type { PieceProps } from './piece.ts';

/** One value of a tree, found by typing as well. */
export function TreeSelectPiece({ field, id, values, onChange }: PieceProps) {
  const { t, language } = useTexts();
  const { ref, onSearch } = useFoundFirst();
  const { options } = field;
  const treeData = useMemo(
    () => treeOf(options.map((option) => ({ value: option.value, parent: option.parent, title: option[language] }))),
    [options, language],
  );
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

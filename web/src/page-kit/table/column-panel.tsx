import { ArrowDownOutlined, ArrowUpOutlined, VerticalLeftOutlined, VerticalRightOutlined } from '@ant-design/icons';
import type { TableColumn } from '@hall/contract/pages';
import { Button, Tree, type TreeDataNode, type TreeProps } from 'antd';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../texts.ts';
import { labelOf } from './column-text.ts';
import { moveBy, moveTo, shownLeaves, showOnly, togglePin } from './column-tree.ts';

interface ColumnPanelProps {
  readonly columns: readonly TableColumn[];
  readonly onChange: (columns: TableColumn[]) => void;
  readonly onRestore: () => void;
}

type Change = ColumnPanelProps['onChange'];

interface NodeTitleProps {
  readonly column: TableColumn;
  readonly all: readonly TableColumn[];
  readonly pinnable: boolean;
  readonly onChange: Change;
}

/** The tree has keys of its own; Escape and Tab leave it. */
const keepFromTree = (event: KeyboardEvent) => {
  if (event.key !== 'Escape' && event.key !== 'Tab') event.stopPropagation();
};

function NodeTitle({ column, all, pinnable, onChange }: NodeTitleProps) {
  const { t, language } = useTexts();
  const name = labelOf(column, language);
  const button = (text: string, icon: React.ReactNode, change: () => TableColumn[], pressed?: boolean) => (
    <button
      type="button"
      className={pressed ? 'kit-node-button kit-head-on' : 'kit-node-button'}
      aria-label={text}
      title={text}
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
      onClick={(event) => {
        event.stopPropagation();
        onChange(change());
      }}
      onKeyDown={keepFromTree}
    >
      {icon}
    </button>
  );
  return (
    <span className="kit-node">
      <span className="kit-node-name">{name}</span>
      {button(t('moveUp', { name }), <ArrowUpOutlined aria-hidden />, () => moveBy(all, column.fieldId, -1))}
      {button(t('moveDown', { name }), <ArrowDownOutlined aria-hidden />, () => moveBy(all, column.fieldId, 1))}
      {pinnable &&
        button(
          t('pinLeft', { name }),
          <VerticalRightOutlined aria-hidden />,
          () => togglePin(all, column, 'left'),
          column.fixed === 'left',
        )}
      {pinnable &&
        button(
          t('pinRight', { name }),
          <VerticalLeftOutlined aria-hidden />,
          () => togglePin(all, column, 'right'),
          column.fixed === 'right',
        )}
    </span>
  );
}

const nodesOf = (columns: readonly TableColumn[], all: readonly TableColumn[], onChange: Change, top = true): TreeDataNode[] =>
  columns.map((column) => ({
    key: column.fieldId,
    title: <NodeTitle column={column} all={all} pinnable={top} onChange={onChange} />,
    ...(column.children && { children: nodesOf(column.children, all, onChange, false) }),
  }));

/** The tree of a table's columns: which are shown, their order and pins; kept for the person (TABLE-2). */
export function ColumnPanel({ columns, onChange, onRestore }: ColumnPanelProps) {
  const { t } = useTexts();
  const drop: TreeProps['onDrop'] = ({ dragNode, node, dropToGap, dropPosition }) => {
    if (!dropToGap) return;
    const place = Number(node.pos.split('-').at(-1));
    onChange(moveTo(columns, String(dragNode.key), String(node.key), dropPosition < place ? 'before' : 'after'));
  };
  return (
    <div className="kit-columns">
      <p className="kit-columns-hint">{t('columnsHint')}</p>
      <Tree
        className="kit-columns-tree"
        aria-label={t('columns')}
        checkable
        blockNode
        selectable={false}
        defaultExpandAll
        draggable={{ icon: false }}
        allowDrop={({ dropPosition }) => dropPosition !== 0}
        checkedKeys={shownLeaves(columns)}
        onCheck={(checked) => onChange(showOnly(columns, new Set((Array.isArray(checked) ? checked : checked.checked).map(String))))}
        onDrop={drop}
        treeData={nodesOf(columns, columns, onChange)}
      />
      <div className="kit-columns-foot">
        <Button size="small" onClick={onRestore}>
          {t('restoreColumns')}
        </Button>
      </div>
    </div>
  );
}

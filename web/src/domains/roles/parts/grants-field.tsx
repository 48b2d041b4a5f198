import type { Grant, PermissionChoice } from '@hall/contract/role-management';
import { RowWidth } from '@hall/contract/role-management';
import { optionsOf } from '@hall/contract/wire/coded';
import { Input, Select, Tree } from 'antd';
import { useMemo, useState } from 'react';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { usePermissionChoicesQuery } from '../api.ts';
import { checkedKeys, type GrantTree, nodeTree, shownFor, toggled } from '../grant-tree.ts';
import { useTexts } from '../texts.ts';
import './grants-field.css';

interface Control {
  readonly id?: string;
  readonly value?: Grant[];
  readonly onChange?: (grants: Grant[]) => void;
}

const WIDTHS = optionsOf(RowWidth);
const HEIGHT = 320;

/** The widths up to the widest that the person can give. */
const widthsUpTo = (widest: string) => WIDTHS.slice(0, WIDTHS.findIndex(({ value }) => value === widest) + 1);

interface WidthSelectProps {
  readonly choice: PermissionChoice;
  readonly grant: Grant;
  readonly onChange: (width: RowWidth) => void;
}

function WidthSelect({ choice, grant: { width }, onChange }: WidthSelectProps) {
  const { t, pick } = useTexts();
  const options = widthsUpTo(choice.width ?? width).map(({ value, zh, en }) => ({ value: value as RowWidth, label: pick(zh, en) }));
  return (
    <Select
      size="small"
      variant="borderless"
      popupMatchSelectWidth={false}
      aria-label={t('rowsOf', { name: pick(choice.name, choice.nameEn) })}
      value={width}
      options={options}
      disabled={!choice.givable}
      onChange={onChange}
    />
  );
}

interface TreeProps extends Required<Pick<Control, 'value' | 'onChange'>> {
  readonly tree: GrantTree;
  readonly text: string;
}

function PermissionTree({ tree, text, value, onChange }: TreeProps) {
  const { t, pick } = useTexts();
  const nameOf = (choice: PermissionChoice) => pick(choice.name, choice.nameEn);
  const typed = text.trim().toLowerCase();
  const shown = typed ? shownFor(tree, (choice) => nameOf(choice).toLowerCase().includes(typed)) : undefined;
  const setWidth = (id: string, width: RowWidth) => onChange(value.map((one) => (one.permissionId === id ? { ...one, width } : one)));
  const rowOf = (id: string) => {
    const choice = tree.nodes.get(id) as PermissionChoice;
    const grant = value.find(({ permissionId }) => permissionId === id);
    return (
      <span className="grant-row" title={choice.directory || choice.givable ? undefined : t('notGivable')}>
        <span>{nameOf(choice)}</span>
        {grant && <WidthSelect choice={choice} grant={grant} onChange={(width) => setWidth(id, width)} />}
      </span>
    );
  };
  const dataOf = (ids: readonly string[]): object[] =>
    ids
      .filter((id) => !shown || shown.has(id))
      .map((id) => {
        const { directory, givable } = tree.nodes.get(id) as PermissionChoice;
        return { key: id, title: rowOf(id), disableCheckbox: !directory && !givable, children: dataOf(tree.childrenOf(id)) };
      });
  const data = dataOf(tree.roots);
  if (data.length === 0) return <p className="hall-hint">{t('noPermission')}</p>;
  return (
    <Tree
      key={typed === '' ? 'all' : 'found'}
      className="grant-tree"
      checkable
      checkStrictly
      selectable={false}
      defaultExpandAll
      height={HEIGHT}
      treeData={data as never}
      checkedKeys={checkedKeys(tree, value)}
      onCheck={(_, { node, checked }) => onChange(toggled(tree, value, String(node.key), checked))}
    />
  );
}

/** Which permissions a role holds, and whose rows each shows. */
export function GrantsField({ id, value = [], onChange = () => undefined }: Control) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const query = usePermissionChoicesQuery();
  const tree = useMemo(() => nodeTree(query.data ?? []), [query.data]);
  return (
    <div className="grants">
      <div className="grants-head">
        <Input id={id} allowClear value={text} placeholder={t('findPermission')} onChange={({ target }) => setText(target.value)} />
        <span className="hall-soft">{t('chosen', { count: value.length })}</span>
      </div>
      <QueryView query={query} lines={6}>
        {() => <PermissionTree tree={tree} text={text} value={value} onChange={onChange} />}
      </QueryView>
    </div>
  );
}

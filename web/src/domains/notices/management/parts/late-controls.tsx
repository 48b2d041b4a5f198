import 'dayjs/locale/zh-cn';
import type { Group } from '@hall/contract/notice-management';
import { MOMENT_FORMAT } from '@hall/contract/rules/constants';
import { Select, TreeSelect } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { Control } from '../../../../shared/form/control.ts';
import { DatePicker } from '../../../../shared/ui/date-picker.ts';
import { useNoticeGroupsQuery } from '../api.ts';
import { useTexts } from '../texts.ts';

// Controls that few notices need, in one chunk: what they share with other pages is split once.

interface Node {
  readonly value: string;
  readonly title: string;
  readonly children: Node[];
}

/** Groups as the tree that their parents make of them, by their names; one whose parent is not among them stands at the top. */
function treeOf(groups: readonly Group[], nameOf: (group: Group) => string, order: Intl.Collator): Node[] {
  const known = new Set(groups.map(({ id }) => id));
  const below = (parent: string | undefined): Node[] =>
    groups
      .filter(({ parentId }) => (parentId && known.has(parentId) ? parentId : undefined) === parent)
      .map((group) => ({ value: group.id, title: nameOf(group), children: below(group.id) }))
      .sort((one, other) => order.compare(one.title, other.title));
  return below(undefined);
}

/** Some of the departments; one takes those below it along. */
export function DepartmentChoice(control: Control<string[]>) {
  const { pick, language } = useTexts();
  const { data } = useNoticeGroupsQuery();
  const nameOf = ({ name, nameEn }: Group) => pick(name, nameEn);
  return (
    <TreeSelect
      {...control}
      treeData={treeOf(data?.departments ?? [], nameOf, new Intl.Collator(language))}
      treeCheckable
      showCheckedStrategy={TreeSelect.SHOW_PARENT}
      treeDefaultExpandAll
      showSearch={{ treeNodeFilterProp: 'title' }}
      allowClear
    />
  );
}

/** Some of the roles. */
export function RoleChoice(control: Control<string[]>) {
  const { pick } = useTexts();
  const { data } = useNoticeGroupsQuery();
  const options = (data?.roles ?? []).map(({ id, name, nameEn }) => ({ value: id, label: pick(name, nameEn) }));
  return <Select {...control} mode="multiple" options={options} showSearch={{ optionFilterProp: 'label' }} allowClear />;
}

/** A day and a time of it. */
export function MomentInput({ value, onChange, ...rest }: Control<string>) {
  const chosen = (moment: Dayjs | null) => onChange?.(moment ? moment.format(MOMENT_FORMAT) : '');
  return <DatePicker {...rest} showTime format={MOMENT_FORMAT} value={value ? dayjs(value) : null} onChange={chosen} />;
}

import { fireEvent, screen } from '@testing-library/react';
import { TreeSelect } from 'antd';
import { expect, it } from 'vitest';
import { present } from '../../testing/browser.tsx';
import { useFoundFirst } from './use-found-first.ts';

const ROW = 24;
const treeData = Array.from({ length: 400 }, (_, at) => ({ value: String(at), title: `${at < 200 ? 'North' : 'South'} ${at}` }));

function Choice() {
  const { ref, onSearch } = useFoundFirst();
  return <TreeSelect open ref={ref} treeData={treeData} listItemHeight={ROW} showSearch={{ treeNodeFilterProp: 'title', onSearch }} />;
}

it('SYS-2 of a long tree what is found first is shown, however far down it stood', () => {
  present(<Choice />);
  const list = document.querySelector('.ant-select-tree-list-holder') as HTMLElement;
  fireEvent.scroll(list, { target: { scrollTop: 150 * ROW } });
  expect(screen.queryByText('North 0')).toBeNull();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'north' } });
  expect(screen.getByText('North 0')).toBeTruthy();
});

import { INDEX_COLUMN, SELECTION_COLUMN, tableColumn } from '@hall/contract/table-columns';
import { expect, it } from 'vitest';
import { option } from '../../../testing/columns.ts';
import { type CardParts, cardParts } from './card-parts.ts';

const STATES = { options: [option('0', '未读', 'Unread')] };
const ids = ({ title, tags, line, rest, opener }: CardParts) => ({
  title: title?.fieldId,
  tags: tags.map(({ fieldId }) => fieldId),
  line: line.map(({ fieldId }) => fieldId),
  rest: rest.map(({ fieldId }) => fieldId),
  opener: opener?.fieldId,
});

it('TABLE-7 a card is called by the first link, else by the first column; codes stand beside it, three more in its second line', () => {
  const columns = [INDEX_COLUMN, SELECTION_COLUMN, 'a', 'b', 'c', 'd', 'e'].map((id) => tableColumn(id));
  const state = tableColumn('state', STATES);
  expect(ids(cardParts([...columns, state]))).toEqual({
    title: 'a',
    tags: ['state'],
    line: ['b', 'c', 'd'],
    rest: ['e'],
    opener: undefined,
  });
  expect(ids(cardParts([...columns, tableColumn('title', { link: true })])).title).toBe('title');
});

it('TABLE-7 a page may say which codes stand beside the title; the others stand with the names of their columns', () => {
  const local = tableColumn('local', { options: [option('1', '是', 'Yes')] });
  const columns = ['a', 'b', 'c', 'd'].map((id) => tableColumn(id));
  expect(ids(cardParts([local, tableColumn('state', STATES), ...columns], { title: 'a', line: ['b'], tags: ['state'] }))).toMatchObject({
    tags: ['state'],
    rest: ['local', 'c', 'd'],
  });
});

it('TABLE-7 a column of links that all read alike opens the card and is no field of it; hidden columns are not on it', () => {
  const view = tableColumn('view', { link: true, linkText: '查看' });
  const button = tableColumn('do', { button: true, buttonText: '办理' });
  expect(ids(cardParts([tableColumn('a', { shown: false }), tableColumn('b'), view]))).toMatchObject({ title: 'b', opener: 'view' });
  expect(ids(cardParts([tableColumn('b'), button])).opener).toBe('do');
});

it('TABLE-7 a page may name the title and the second line; headings above several columns do not count', () => {
  const columns = [tableColumn('at'), tableColumn('who', { children: [tableColumn('number'), tableColumn('name')] }), tableColumn('what')];
  const parts = cardParts([...columns, tableColumn('state', STATES)], { title: 'what', line: ['name', 'state', 'gone'] });
  expect(ids(parts)).toMatchObject({ title: 'what', tags: [], line: ['name', 'state'], rest: ['at', 'number'] });
});

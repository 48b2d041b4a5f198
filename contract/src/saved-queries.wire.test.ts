import { testOnTheWire } from '../test/samples.ts';
import { savedQueriesEndpoints } from './saved-queries.ts';

const ofPage = { request: [{ pageId: 'operation-log' }, { pageId: 'operation-log' }] } as const;

const savedOnTheWire = {
  id: 'q1',
  name: '本月',
  queryData: [{ id: 'kind', val: ['change', 'read'] }],
  columnFilters: [{ id: 'kind', val: ['read'], excluded: '1' }],
  isDefault: '1',
  namedId: 'q0',
};
const saved = {
  id: 'q1',
  name: '本月',
  values: [{ id: 'kind', value: ['change', 'read'] }],
  columnFilters: [{ columnId: 'kind', values: ['read'], excluded: true }],
  isDefault: true,
  namedId: 'q0',
};

testOnTheWire(savedQueriesEndpoints, {
  saveQuery: {
    request: [
      { pageId: 'operation-log', ...savedOnTheWire },
      { pageId: 'operation-log', ...saved },
    ],
  },
  lastQuery: { ...ofPage, data: [savedOnTheWire, saved] },
  frequentQueries: { ...ofPage, data: [[savedOnTheWire], [saved]] },
  suggestions: {
    request: [
      { pageId: 'operation-log', moduleId: 'query', groupId: 'main', fieldId: 'person', fieldVal: '张' },
      { pageId: 'operation-log', moduleId: 'query', groupId: 'main', fieldId: 'person', text: '张' },
    ],
    data: [[{ fieldVal: '张三' }], [{ value: '张三' }]],
  },
  namedQueries: { ...ofPage, data: [[savedOnTheWire], [saved]] },
  deleteQuery: { request: [{ id: 'q1' }, { id: 'q1' }] },
});

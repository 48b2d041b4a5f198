import { type Samples, testOnTheWire } from '../test/samples.ts';
import { importsEndpoints } from './imports.ts';

const label = { zh: '姓名', en: 'Name' };
const PREVIEW: Samples<typeof importsEndpoints>['preview']['data'] = [
  {
    id: 'i1',
    fileName: 'people.xlsx',
    sheet: '数据',
    columns: [{ id: 'name', title: label }],
    total: 3,
    sound: 2,
    faulty: 1,
    duplicates: 1,
    before: { at: '2026-11-26 10:00:00', ygbh: '2001009', ygmc: '王芳', ygmcen: 'Wang Fang' },
    keptUntil: '2026-11-26 11:00:00',
    result: { added: 2, leftOut: 1 },
  },
  {
    id: 'i1',
    fileName: 'people.xlsx',
    sheet: '数据',
    columns: [{ id: 'name', title: label }],
    total: 3,
    sound: 2,
    faulty: 1,
    duplicates: 1,
    before: { at: '2026-11-26 10:00:00', staffNumber: '2001009', person: '王芳', personEn: 'Wang Fang' },
    keptUntil: '2026-11-26 11:00:00',
    result: { added: 2, leftOut: 1 },
  },
];

testOnTheWire(importsEndpoints, {
  template: {
    request: [
      { importId: 'people', locale: 'zh' },
      { importId: 'people', locale: 'zh' },
    ],
  },
  upload: {
    request: [
      { importId: 'people', name: 'people.xlsx', content: 'UEsD' },
      { importId: 'people', name: 'people.xlsx', file: 'UEsD' },
    ],
    data: PREVIEW,
  },
  preview: { request: [{ id: 'i1' }, { id: 'i1' }], data: PREVIEW },
  rows: {
    request: [
      { id: 'i1', currentPage: 2, limit: 20, shown: 'faulty' },
      { id: 'i1', page: 2, pageSize: 20, shown: 'faulty' },
    ],
    data: [
      { total: 1, rows: [{ line: 3, cells: ['王芳'], duplicate: '1', faults: [{ id: 'name', text: label }] }] },
      { total: 1, rows: [{ line: 3, cells: ['王芳'], duplicate: true, faults: [{ columnId: 'name', text: label }] }] },
    ],
  },
  faults: {
    request: [
      { id: 'i1', locale: 'en' },
      { id: 'i1', locale: 'en' },
    ],
  },
  run: {
    request: [
      { importId: 'people', id: 'i1', mode: 'sound', again: '1' },
      { importId: 'people', id: 'i1', mode: 'sound', again: true },
    ],
    data: [
      { added: 2, leftOut: 1 },
      { added: 2, leftOut: 1 },
    ],
  },
  discard: { request: [{ id: 'i1' }, { id: 'i1' }] },
});

import { CodeEntry, CodeEntryFilter, CodeSet, CodeSetFilter, codesEndpoints } from '@hall/contract/codes';
import { CODE_SETS } from '@hall/contract/offered-codes';
import { pageConfig } from '@hall/contract/pages';
import { wireName } from '@hall/contract/wire/entity';
import { type CatalogueCodes, type CataloguePage, type DomainCatalogue, permission } from '../domain.ts';
import { buttons, columnOf, columnSettings, columnsOf, fieldsOf, output, queryOf } from '../page-parts.ts';

const hidden = { hidden: true, roles: [] } as const;
const onCodes = { ...hidden, parentId: 'system.codes' } as const;

const sets: CataloguePage = {
  permissionId: 'system.codes',
  config: pageConfig({
    pageId: 'codes',
    title: { zh: '代码管理', en: 'Codes' },
    call: codesEndpoints.sets.path,
    exportCall: codesEndpoints.exportSets.path,
    printCall: codesEndpoints.printSets.path,
    rowKey: wireName(CodeSet, 'setId'),
    fields: fieldsOf('codes', [
      queryOf(CodeSetFilter, 'text'),
      queryOf(CodeSetFilter, 'enabled'),
      buttons('query', 'reset'),
      output,
      columnSettings,
    ]),
  }),
  columns: columnsOf([
    columnOf(CodeSet, 'setId', { width: 180, sortable: true }),
    columnOf(CodeSet, 'name', { width: 220, sortable: true, link: true, action: 'open', tooltip: true }),
    columnOf(CodeSet, 'entries', { width: 110, align: 'right' }),
    columnOf(CodeSet, 'order', { width: 90, sortable: true, align: 'right' }),
    columnOf(CodeSet, 'enabled', { width: 100, filterable: true }),
    columnOf(CodeSet, 'shipped', { width: 110 }),
  ]),
};

const entries: CataloguePage = {
  permissionId: 'system.codes.entries',
  config: pageConfig({
    pageId: 'code-entries',
    title: { zh: '代码明细', en: 'Code entries' },
    call: codesEndpoints.entries.path,
    exportCall: codesEndpoints.exportEntries.path,
    printCall: codesEndpoints.printEntries.path,
    rowKey: wireName(CodeEntry, 'code'),
    fields: fieldsOf('code-entries', [
      queryOf(CodeEntryFilter, 'text'),
      queryOf(CodeEntryFilter, 'enabled'),
      buttons('query', 'reset'),
      output,
      columnSettings,
    ]),
  }),
  columns: columnsOf([
    columnOf(CodeEntry, 'code', { width: 160, sortable: true }),
    columnOf(CodeEntry, 'name', { width: 240, sortable: true, link: true, action: 'open', tooltip: true }),
    columnOf(CodeEntry, 'order', { width: 90, sortable: true, align: 'right' }),
    columnOf(CodeEntry, 'enabled', { width: 100, filterable: true }),
    columnOf(CodeEntry, 'used', { width: 100 }),
    columnOf(CodeEntry, 'shipped', { width: 110 }),
  ]),
};

/** What institutions call otherwise, and add to. */
const codes: readonly CatalogueCodes[] = [
  {
    id: CODE_SETS.lockReasons,
    name: '账号锁定原因',
    nameEn: 'Why accounts are locked',
    entries: [
      ['suspicious', '账号使用异常', 'Suspicious use of the account'],
      ['lent', '账号出借他人', 'Account lent to somebody else'],
      ['leave', '长期离岗', 'Long leave'],
      ['asked', '本人申请', 'Asked for by the person'],
    ],
  },
  {
    id: CODE_SETS.disableReasons,
    name: '账号停用原因',
    nameEn: 'Why accounts are disabled',
    entries: [
      ['left', '离职', 'Left the institution'],
      ['retired', '退休', 'Retired'],
      ['transferred', '调出', 'Transferred elsewhere'],
      ['ended', '聘期结束', 'Contract ended'],
      ['duplicate', '重复账号', 'Duplicate account'],
    ],
  },
];

export const catalogue: DomainCatalogue = {
  permissions: [
    permission('system.codes', {
      ...hidden,
      parentId: 'system',
      initials: 'dmgl',
      order: 5,
      icon: 'profile',
      path: '/xtsz/codes',
      routeName: 'system-codes',
      component: 'codes/codes',
    }),
    permission('system.codes.entries', {
      ...onCodes,
      initials: 'dmmx',
      order: 1,
      path: '/xtsz/codes/entries',
      routeName: 'system-code-entries',
      component: 'codes/entries',
    }),
    permission('system.codes.edit', { ...onCodes, initials: 'xzhxgdm', order: 2 }),
    permission('system.codes.delete', { ...onCodes, initials: 'scdm', order: 3 }),
  ],
  pages: [sets, entries],
  codes,
};

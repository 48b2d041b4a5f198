import { GrantUse, grantUsesEndpoints, UseFilter } from '@hall/contract/grant-uses';
import { pageConfig } from '@hall/contract/pages';
import { wireName } from '@hall/contract/wire/entity';
import type { CataloguePage } from './domain.ts';
import { buttons, columnOf, columnSettings, columnsOf, fieldsOf, output, queryOf, selection, wordsOf } from './page-parts.ts';

/** Claims that were booked against grants. */
export const grantUsesPage: CataloguePage = {
  permissionId: 'authorizations.uses',
  config: pageConfig({
    pageId: 'grant-uses',
    title: { zh: '使用明细', en: 'Use of grants' },
    call: grantUsesEndpoints.uses.path,
    exportCall: grantUsesEndpoints.exportUses.path,
    printCall: grantUsesEndpoints.printUses.path,
    rowKey: wireName(GrantUse, 'id'),
    showSummary: true,
    fields: fieldsOf('grant-uses', [
      queryOf(UseFilter, 'grant'),
      queryOf(UseFilter, 'project'),
      queryOf(UseFilter, 'text'),
      queryOf(UseFilter, 'state'),
      queryOf(UseFilter, 'from', { to: 'to', kind: 'daterange', title: wordsOf(GrantUse, 'day') }),
      buttons('query', 'reset'),
      output,
      columnSettings,
    ]),
  }),
  columns: columnsOf([
    selection,
    columnOf(GrantUse, 'claim', { width: 140, link: true, action: 'open' }),
    columnOf(GrantUse, 'title', { width: 190, tooltip: true }),
    columnOf(GrantUse, 'person', { width: 110 }),
    columnOf(GrantUse, 'day', { width: 120, sortable: true }),
    columnOf(GrantUse, 'asked', { width: 120, sortable: true }),
    columnOf(GrantUse, 'frozen', { width: 120 }),
    columnOf(GrantUse, 'spent', { width: 120, sortable: true }),
    columnOf(GrantUse, 'state', { width: 110, filterable: true }),
    columnOf(GrantUse, 'grant', { width: 140 }),
    columnOf(GrantUse, 'projectName', { width: 220, tooltip: true }),
    columnOf(GrantUse, 'bookedAt', { width: 170, sortable: true }),
    columnOf(GrantUse, 'decider', { width: 110, shown: false }),
    columnOf(GrantUse, 'signedFor', { width: 110, shown: false }),
  ]),
};

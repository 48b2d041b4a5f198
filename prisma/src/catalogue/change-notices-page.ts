import { ChangeNotice, ChangeNoticeFilter, changeNoticesEndpoints } from '@hall/contract/change-notices';
import { pageConfig } from '@hall/contract/pages';
import { wireName } from '@hall/contract/wire/entity';
import type { CataloguePage } from './domain.ts';
import { buttons, columnOf, columnSettings, columnsOf, fieldsOf, output, queryOf, selection } from './page-parts.ts';

/** Changes of grants of which people are told, and who has confirmed them. */
export const changeNoticesPage: CataloguePage = {
  permissionId: 'authorizations.changes',
  config: pageConfig({
    pageId: 'change-notices',
    title: { zh: '变更通知', en: 'Change notices' },
    call: changeNoticesEndpoints.notices.path,
    exportCall: changeNoticesEndpoints.exportNotices.path,
    printCall: changeNoticesEndpoints.printNotices.path,
    rowKey: wireName(ChangeNotice, 'id'),
    fields: fieldsOf('change-notices', [
      queryOf(ChangeNoticeFilter, 'text'),
      queryOf(ChangeNoticeFilter, 'told'),
      queryOf(ChangeNoticeFilter, 'seen'),
      queryOf(ChangeNoticeFilter, 'pressing'),
      buttons('query', 'reset'),
      output,
      columnSettings,
    ]),
  }),
  columns: columnsOf([
    selection,
    columnOf(ChangeNotice, 'grant', { width: 140, link: true, action: 'open' }),
    columnOf(ChangeNotice, 'projectName', { width: 220, tooltip: true }),
    columnOf(ChangeNotice, 'holder', { width: 110 }),
    columnOf(ChangeNotice, 'content', { width: 280, tooltip: true }),
    columnOf(ChangeNotice, 'from', { width: 130, sortable: true }),
    columnOf(ChangeNotice, 'state', { width: 110 }),
    columnOf(ChangeNotice, 'person', { width: 110 }),
    columnOf(ChangeNotice, 'seenAt', { width: 170, sortable: true }),
    columnOf(ChangeNotice, 'changer', { width: 110 }),
    columnOf(ChangeNotice, 'toldAt', { width: 170, sortable: true }),
    columnOf(ChangeNotice, 'reason', { width: 200, tooltip: true }),
    columnOf(ChangeNotice, 'department', { width: 150, tooltip: true }),
  ]),
};

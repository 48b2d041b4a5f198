import { pageConfig } from '@hall/contract/pages';
import { Signature, SignatureFilter, signaturesEndpoints } from '@hall/contract/signatures';
import { wireName } from '@hall/contract/wire/entity';
import { type CataloguePage, type DomainCatalogue, permission } from '../domain.ts';
import { buttons, columnOf, columnSettings, columnsOf, fieldsOf, output, queryOf, selection } from '../page-parts.ts';

const signatures: CataloguePage = {
  permissionId: 'signatures',
  config: pageConfig({
    pageId: 'signatures',
    title: { zh: '签字授权', en: 'Signature authority' },
    call: signaturesEndpoints.list.path,
    exportCall: signaturesEndpoints.exportList.path,
    printCall: signaturesEndpoints.printList.path,
    rowKey: wireName(Signature, 'number'),
    fields: fieldsOf('signatures', [
      queryOf(SignatureFilter, 'text'),
      queryOf(SignatureFilter, 'part'),
      queryOf(SignatureFilter, 'person'),
      queryOf(SignatureFilter, 'state'),
      buttons('query', 'reset'),
      output,
      columnSettings,
    ]),
  }),
  columns: columnsOf([
    selection,
    columnOf(Signature, 'number', { width: 150, link: true, action: 'open' }),
    columnOf(Signature, 'principal', { width: 130 }),
    columnOf(Signature, 'signer', { width: 130 }),
    columnOf(Signature, 'scope', { width: 230, tooltip: true }),
    columnOf(Signature, 'state', { width: 110 }),
    columnOf(Signature, 'lastDay', { width: 120, sortable: true }),
    columnOf(Signature, 'amount', { width: 120, sortable: true }),
    columnOf(Signature, 'firstDay', { width: 120, sortable: true }),
    columnOf(Signature, 'part', { width: 120, shown: false }),
    columnOf(Signature, 'reason', { width: 220, tooltip: true, shown: false }),
    columnOf(Signature, 'madeAt', { width: 170, sortable: true }),
  ]),
};

export const catalogue: DomainCatalogue = {
  permissions: [
    permission('signatures', {
      parentId: 'authorizations',
      initials: 'qzsq',
      order: 9,
      icon: 'user',
      roles: ['staff', 'finadmin'],
      path: '/signatures',
      routeName: 'signatures',
      component: 'signatures/list',
    }),
  ],
  pages: [signatures],
};

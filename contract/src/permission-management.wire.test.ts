import { expect, it } from 'vitest';
import { linkedSystemManagementEndpoints, type SystemChange } from './linked-system-management.ts';
import { type MenuEntryChange, permissionManagementEndpoints } from './permission-management.ts';
import { encode } from './wire/decode.ts';

it('SYS-4 a menu entry travels by the names of the specification', () => {
  const change: MenuEntryChange = {
    ...{ id: 'canteen', parentId: 'guides', order: 3, weight: 1, name: '食堂指南', nameEn: 'Canteen guide' },
    ...{ directory: false, systemId: 'policies', path: '/canteen', routeName: 'canteen', redirect: '/loans' },
    ...{ opening: '1', linkType: '0', hint: '1', templateId: 'T01', opensFirstChild: false, icon: 'home', hidden: true, version: 4 },
  };
  expect(encode(permissionManagementEndpoints.changeMenuEntry.request, change)).toEqual({
    ...{ qxid: 'canteen', fqxid: 'guides', pxh: 3, qz: 1, qxmc: '食堂指南', qxmcen: 'Canteen guide' },
    ...{ sfml: '0', sysid: 'policies', path: '/canteen', name: 'canteen', cdx: '/loans' },
    ...{ urlflg: '1', linktype: '0', memo1: '1', memo2: 'T01', jc: '0', img: 'home', ycbz: '1', version: 4 },
  });
});

it('SYS-12 a linked system travels by the names of the specification', () => {
  const change: SystemChange = {
    ...{ id: 'travel', name: '差旅系统', nameEn: 'Travel', image: 'bank', address: 'https://travel.example/app', linkType: '1' },
    ...{ framing: true, signsOn: false, order: 9, sandbox: ['allow-forms'], version: 2 },
  };
  expect(encode(linkedSystemManagementEndpoints.changeSystem.request, change)).toEqual({
    ...{ sysid: 'travel', sysname: '差旅系统', sysnameen: 'Travel', sysimg: 'bank', address: 'https://travel.example/app', linktype: '1' },
    ...{ framing: '1', signsOn: '0', pxh: 9, sandbox: ['allow-forms'], version: 2 },
  });
});

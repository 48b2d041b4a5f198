import { expect, it } from 'vitest';
import { testOnTheWire } from '../test/samples.ts';
import { MenuNode, type MenuRoute, menuEndpoints } from './menu.ts';
import { decodeAnswer, encode } from './wire/decode.ts';
import { checkRequest } from './wire/strict.ts';

const leafOnTheWire = { qid: 'reimbursement.mine', qname: '我的报销', sysid: 'reimbursement', urlflg: '0', iscy: '2' };
const leaf: MenuNode = { id: 'reimbursement.mine', name: '我的报销', systemId: 'reimbursement', opening: '0', favourite: 'added' };

const nodeOnTheWire = {
  qid: 'reimbursement',
  pid: 'root',
  qname: '报销系统',
  qnameen: 'Reimbursement',
  path: '/reimbursement',
  name: 'reimbursement',
  sysid: 'reimbursement',
  sysname: '报销系统',
  sysnameen: 'Reimbursement',
  sysimg: 'wallet',
  img: 'folder',
  urlflg: '1',
  linktype: '0',
  xtlable: '报销',
  qxlable: { zh: '报销', en: 'Claims' },
  logogram: "bxxt bao'xiao'xi'tong",
  jc: '1',
  memo1: '2',
  memo2: 'T01',
  iscy: '1',
  cyxh: 3,
  rydm: 'p1',
  isShow: '1',
  hidden: false,
  router: 'menu/linked-system',
  sysMenuList: [leafOnTheWire],
};
const node: MenuNode = {
  id: 'reimbursement',
  parentId: 'root',
  name: '报销系统',
  nameEn: 'Reimbursement',
  path: '/reimbursement',
  routeName: 'reimbursement',
  systemId: 'reimbursement',
  systemName: '报销系统',
  systemNameEn: 'Reimbursement',
  systemImage: 'wallet',
  image: 'folder',
  opening: '1',
  linkType: '0',
  systemLabel: { zh: '报销', en: '报销' },
  label: { zh: '报销', en: 'Claims' },
  pinyin: "bxxt bao'xiao'xi'tong",
  opensFirstChild: '1',
  hint: '2',
  templateId: 'T01',
  favourite: 'fixed',
  favouriteOrder: 3,
  personId: 'p1',
  shown: true,
  hidden: false,
  route: 'menu/linked-system',
  children: [leaf],
};

const childOnTheWire = {
  path: '/xtsz/accounts',
  hidden: true,
  meta: { title: { zh: '账号管理', en: 'Accounts' }, roles: ['admin'] },
};
const child: MenuRoute = { path: '/xtsz/accounts', hidden: true, meta: { title: { zh: '账号管理', en: 'Accounts' }, roles: ['admin'] } };

const favouriteOnTheWire = { yhbh: 'p1', qid: 'reimbursement.mine', sysid: 'reimbursement' };
const favourite = { personId: 'p1', menuId: 'reimbursement.mine', systemId: 'reimbursement' };

testOnTheWire(menuEndpoints, {
  mine: { data: [[nodeOnTheWire], [node]] },
  routes: {
    data: [
      [
        {
          path: '/xtsz',
          name: 'system',
          hidden: false,
          meta: { title: { zh: '系统设置', en: 'System settings' }, icon: 'setting', roles: ['admin'] },
          memo1: '3',
          memo2: 'T02',
          component: 'hub',
          logogram: "xtsz xi'tong'she'zhi",
          children: [childOnTheWire],
        },
      ],
      [
        {
          path: '/xtsz',
          name: 'system',
          hidden: false,
          meta: { title: { zh: '系统设置', en: 'System settings' }, icon: 'setting', roles: ['admin'] },
          hint: '3',
          templateId: 'T02',
          component: 'hub',
          pinyin: "xtsz xi'tong'she'zhi",
          children: [child],
        },
      ],
    ],
  },
  addFavourite: { request: [favouriteOnTheWire, favourite] },
  removeFavourite: { request: [favouriteOnTheWire, favourite] },
  orderFavourites: {
    request: [
      { yhbh: 'p1', qids: ['notices', 'reimbursement.mine'] },
      { personId: 'p1', menuIds: ['notices', 'reimbursement.mine'] },
    ],
  },
  url: { request: [nodeOnTheWire, node], data: ['http://localhost:8081/reimbursement/mine', 'http://localhost:8081/reimbursement/mine'] },
  newPageUrl: { request: [nodeOnTheWire, node], data: ['https://policies.example/index', 'https://policies.example/index'] },
  systems: {
    data: [
      [
        {
          sysid: 'reimbursement',
          sysname: '报销系统',
          sysnameen: 'Reimbursement',
          address: 'http://localhost:8081/reimbursement',
          framing: '1',
          sandbox: 'allow-forms',
          signsOn: '0',
        },
      ],
      [
        {
          id: 'reimbursement',
          name: '报销系统',
          nameEn: 'Reimbursement',
          address: 'http://localhost:8081/reimbursement',
          framing: true,
          sandbox: 'allow-forms',
          signsOn: false,
        },
      ],
    ],
  },
  credential: { data: ['signed.by.the-hall', 'signed.by.the-hall'] },
});

const rowOnTheWire = { qid: 'a', qname: '甲' };
const labelOf = (qxlable: unknown) => {
  const read = decodeAnswer(menuEndpoints.mine.data, [{ ...rowOnTheWire, qxlable }]);
  return read.ok ? read.value.map(({ id, label }) => [id, label]) : read.issues;
};

it.each([
  ['出差', { zh: '出差', en: '出差' }, '出差'],
  [
    { zh: '出差', en: 'Travel' },
    { zh: '出差', en: 'Travel' },
    { zh: '出差', en: 'Travel' },
  ],
  [{ zh: '出差' }, { zh: '出差', en: '出差' }, '出差'],
  [{ zh: null, en: 'Travel' }, { zh: 'Travel', en: 'Travel' }, 'Travel'],
  [
    { zh: '出差', en: 'Travel', fr: 'Voyage' },
    { zh: '出差', en: 'Travel' },
    { zh: '出差', en: 'Travel' },
  ],
])('API-5 a label is a text, or one a language: %j', (onTheWire, label, back) => {
  expect(labelOf(onTheWire)).toEqual([['a', label]]);
  const node = { id: 'a', name: '甲', systemId: '', opening: '0', favourite: 'none', label } as const;
  expect(encode(MenuNode, node)).toMatchObject({ qxlable: back });
});

it.each([[[]], [{}], [{ zh: {} }], [null]])('API-5 an odd label costs the label and not its entry: %j', (odd) => {
  expect(labelOf(odd)).toEqual([['a', undefined]]);
  expect(checkRequest(menuEndpoints.url.request, { ...rowOnTheWire, qxlable: odd })).toMatchObject({ ok: false });
});

it('API-5 the title of a route is a text, or one a language', () => {
  const read = decodeAnswer(menuEndpoints.routes.data, [{ path: '/a', meta: { title: '甲' } }]);
  expect(read).toMatchObject({ ok: true, value: [{ meta: { title: { zh: '甲', en: '甲' } } }] });
});

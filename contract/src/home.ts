import * as z from 'zod/mini';
import { domain } from './domain.ts';
import { coded } from './wire/coded.ts';
import { isOf } from './wire/decode.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { amount, flag } from './wire/flags.ts';

/** The cards of the home page (APPS-5). */
const Card = coded({
  functions: ['常用功能', 'Common functions'],
  pending: ['待办事项', 'Pending items'],
  notices: ['通知公告', 'Notices'],
  loans: ['到期借款', 'Loans due'],
  claims: ['近一年报销', 'Claims of the last year'],
  grants: ['我的授权', 'My authorizations'],
});

/** The grid: 12 columns, rows of 25 px with 5 px between (spec 9). */
export const GRID = { columns: 12, rowPx: 25, gapPx: 5, rows: 500, leastWidth: 3, leastHeight: 3, mostHeight: 40 } as const;

const PLACE = {
  card: ['i', Card, '卡片', 'Card'],
  x: ['x', z.int().check(z.minimum(0), z.maximum(GRID.columns - GRID.leastWidth)), '列', 'Column', 'from 0'],
  y: ['y', z.int().check(z.minimum(0), z.maximum(GRID.rows)), '行', 'Row', 'from 0'],
  width: ['w', z.int().check(z.minimum(GRID.leastWidth), z.maximum(GRID.columns)), '宽', 'Width', 'columns'],
  height: ['h', z.int().check(z.minimum(GRID.leastHeight), z.maximum(GRID.mostHeight)), '高', 'Height', 'rows'],
} as const;

/** A card in its place: in columns and rows of the grid, from 0. */
export const PlacedCard = entity(PLACE);
export type PlacedCard = Of<typeof PlacedCard>;
export type HomeCard = PlacedCard['card'];

/** Whether something that was kept is a card in its place. */
export const isPlaced = (value: unknown): value is PlacedCard => isOf(PlacedCard, value);

/** How a person has arranged the home page; a card that is in no place is hidden. Cards of a later release stand below the others. */
export const Arrangement = entity({
  own: ['sfzdy', flag, '是否自定义', 'Arranged by the person', 'otherwise as shipped'],
  cards: ['cards', z.array(PlacedCard), '卡片', 'Cards'],
});
export type Arrangement = Of<typeof Arrangement>;

/** What a person claimed in a month, what was rejected aside. */
export const ClaimedInMonth = entity({
  month: ['yf', z.string(), '月份', 'Month', 'yyyy-MM'],
  count: ['bxsl', z.int(), '报销单数', 'Claims'],
  amount: ['bxje', amount, '报销金额', 'Amount claimed', 'yuan'],
});
export type ClaimedInMonth = Of<typeof ClaimedInMonth>;

/** The page as shipped. */
export const SHIPPED: readonly PlacedCard[] = [
  { card: 'functions', x: 0, y: 0, width: 12, height: 6 },
  { card: 'pending', x: 0, y: 6, width: 6, height: 16 },
  { card: 'notices', x: 6, y: 6, width: 6, height: 16 },
  { card: 'loans', x: 0, y: 22, width: 6, height: 10 },
  { card: 'claims', x: 6, y: 22, width: 6, height: 10 },
  { card: 'grants', x: 0, y: 32, width: 12, height: 10 },
];

const overlap = (one: PlacedCard, other: PlacedCard): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

/** Whether cards can stand as they are placed: each once, none beyond the last column, none over another. */
export const canStand = (cards: readonly PlacedCard[]): boolean =>
  cards.every(
    (card, index) =>
      card.x + card.width <= GRID.columns && !cards.slice(index + 1).some((other) => other.card === card.card || overlap(card, other)),
  );

export const homeDomain = domain({ name: { zh: '首页', en: 'Home' } });

export const homeEndpoints = {
  arrangement: endpoint('signed-in', {
    method: 'GET',
    path: '/api/home/arrangement',
    summary: { zh: '首页卡片布局', en: 'How the person has arranged the cards of the home page' },
    data: Arrangement,
    byPage: true,
    codes: [],
  }),
  /** 404 `cards-overlap` where they cannot stand like that. */
  arrange: endpoint('signed-in', {
    method: 'POST',
    path: '/api/home/arrange',
    summary: {
      zh: '调整首页卡片',
      en: 'Arrange the cards of the home page; without cards it is as shipped again',
      action: 'Arrange home page',
    },
    logged: 'setting',
    request: request({ cards: ['cards', z.optional(z.array(request(PLACE)).check(z.maxLength(20))), '卡片', 'Cards'] }),
    data: Arrangement,
    ownHand: true,
    codes: [404],
  }),
  claims: endpoint('signed-in', {
    method: 'GET',
    path: '/api/home/claims',
    summary: {
      zh: '本人报销月度统计',
      en: 'What the person claimed in each of the last twelve months, the present one last; what was rejected aside',
    },
    data: z.array(ClaimedInMonth),
    byPage: true,
    codes: [],
  }),
};

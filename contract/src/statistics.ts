import * as z from 'zod/mini';
import { domain } from './domain.ts';
import { coded } from './wire/coded.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { amount } from './wire/flags.ts';

/** What statistics are divided by. */
export const StatisticsBy = coded({
  department: ['部门', 'Department'],
  month: ['月份', 'Month'],
  state: ['状态', 'State'],
});
export type StatisticsBy = Of<typeof StatisticsRequest>['by'];

/** Over which months, the present one the last. */
export const StatisticsPeriod = coded({
  '3': ['近三个月', 'Last 3 months'],
  '12': ['近一年', 'Last 12 months'],
  '36': ['近三年', 'Last 3 years'],
});

export const StatisticsRequest = request({
  by: ['tjfs', StatisticsBy, '统计维度', 'Grouped by'],
  period: ['tjqj', StatisticsPeriod, '统计期间', 'Period'],
});
export type StatisticsRequest = Of<typeof StatisticsRequest>;

/** How many there are of one department, month or state. */
export const Counted = entity({
  id: ['fzbh', z.string(), '分组编号', 'Id of the group', 'of a department; the month, yyyy-MM; the state'],
  name: ['fzmc', z.string(), '分组名称', 'Group'],
  nameEn: ['fzmcen', z.string(), '分组英文名', 'Group in English'],
  count: ['fzsl', z.int(), '数量', 'Number'],
  amount: ['fzje', amount, '金额', 'Amount', 'yuan'],
});
export type Counted = Of<typeof Counted>;

/** What became of the authority over projects in a period (PROJ-29). */
export const AuthorityStatistics = entity({
  grants: [
    'sqtj',
    z.array(Counted),
    '授权',
    'Grants',
    'given in the period, with the authorized amount where it is controlled; what was given on is a grant of its own',
  ],
  applications: ['sqsqtj', z.array(Counted), '授权申请', 'Applications', 'submitted in the period, with the amount applied for'],
  uses: ['sytj', z.array(Counted), '使用', 'Use', 'claims of the period, with what was spent or is held of them'],
});
export type AuthorityStatistics = Of<typeof AuthorityStatistics>;

export const statisticsDomain = domain({
  name: { zh: '统计', en: 'Statistics' },
  permissions: { 'statistics.authority': { zh: '统计图', en: 'Statistics' } },
});

export const statisticsEndpoints = {
  /**
   * Of what the person gave, and of projects and departments that the person leads; of departments, or all, for who sees these. Every month of the period
   * is there, earliest first; states in their order, and departments with most money first, as far as there is something of them.
   */
  authority: endpoint('statistics.authority', {
    method: 'GET',
    path: '/api/statistics/authority',
    summary: {
      zh: '授权统计',
      en: 'Grants, applications and use by department, month or state',
      action: 'Statistics of authority',
    },
    request: StatisticsRequest,
    data: AuthorityStatistics,
    codes: [],
  }),
};

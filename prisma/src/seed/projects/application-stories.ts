import type { Duration } from '@hall/contract/rules/durations';

/** What has happened to an application: `day` and `closed` are what made it void. */
export type Happening = 'submitted' | 'withdrawn' | 'rejected' | 'approved' | 'day' | 'closed';

/** An application as a story tells it; days are counted from today, or for what was granted from the day of the grant. */
export interface ApplicationStory {
  readonly project?: string;
  readonly by: string;
  /** For whom: oneself, unless said. */
  readonly to?: string;
  /** What was granted is in the grants of the seed, and says what was applied for. */
  readonly granted?: true;
  /** How many days ago it was written. */
  readonly made: number;
  /** Each with how many days ago, the first first. None: a draft. */
  readonly way: readonly (readonly [what: Happening, days: number, comment?: string | undefined])[];
  readonly from?: number;
  /** The last day of what has no duration. */
  readonly until?: number;
  readonly duration?: Duration;
  /** None yet: not said; `null`: not controlled. */
  readonly yuan?: number | null;
  readonly systems?: 'query' | 'expense' | 'none';
  readonly flags?: 'none' | 'balance' | 'ledger';
  readonly reason?: string;
}

type Terms = Pick<ApplicationStory, 'from' | 'until' | 'duration' | 'yuan' | 'systems' | 'flags' | 'reason'>;

const pending = (by: string, project: string, days: number, terms: Terms): ApplicationStory => ({
  ...{ by, project, made: days, way: [['submitted', days]] },
  ...terms,
});
const rejected = (by: string, project: string, days: number, why: string, terms: Terms): ApplicationStory => ({
  ...{ by, project, made: days + 2 },
  way: [
    ['submitted', days + 2],
    ['rejected', days, why],
  ],
  ...terms,
});
const withdrawn = (by: string, project: string, days: number, terms: Terms): ApplicationStory => ({
  ...{ by, project, made: days + 1 },
  way: [
    ['submitted', days + 1],
    ['withdrawn', days],
  ],
  ...terms,
});
const granted = (project: string, to: string, { by = to, comment = '' } = {}): ApplicationStory => ({
  ...{ project, by, to, granted: true, made: 2 },
  way: [
    ['submitted', 2],
    ['approved', 0, comment],
  ],
});

/** What `leader` is asked for: one of every state by `staff` and by `approver`. */
const OF_LEADER: readonly ApplicationStory[] = [
  {
    ...granted('KY2026001', 'staff'),
    made: 9,
    way: [
      ['submitted', 9],
      ['rejected', 7, '请说明用途，并把额度控制在二十万元以内'],
      ['submitted', 5],
      ['rejected', 4, '授权期限请不要超过十个月'],
      ['submitted', 2],
      ['approved', 0, '同意，请按预算使用'],
    ],
  },
  granted('KY2025001', 'staff', { comment: '仅限查询' }),
  granted('KY2025001', 'wangyang', { by: 'approver', comment: '同意由汪洋负责采购' }),
  granted('HX2025002', 'staff'),
  granted('SK2024001', 'staff'),
  granted('HX2024003', 'staff'),
  pending('staff', 'KY2025001', 2, { from: 5, duration: 'quarter', yuan: 30_000, reason: '购置边缘计算节点' }),
  {
    ...pending('staff', 'HX2026003', 3, { from: 1, until: 200, yuan: 15_000, flags: 'ledger', reason: '影像标注劳务费' }),
    made: 8,
    way: [
      ['submitted', 8],
      ['rejected', 6, '请先与医院方确认标注数量'],
      ['submitted', 3],
    ],
  },
  pending('approver', 'KY2026001', 1, { from: 3, duration: 'half', yuan: 50_000, reason: '联合培养学生差旅' }),
  {
    ...pending('approver', 'HX2025002', 4, { from: 0, duration: 'year', yuan: null, systems: 'query', reason: '学院经费统计' }),
    to: 'tianye',
  },
  pending('zhongling', 'SK2024001', 5, { from: 2, duration: 'month', yuan: 8_000, flags: 'none', reason: '会议注册费' }),
  pending('wangyang', 'HX2024003', 1, { from: 7, duration: 'long', yuan: 120_000, reason: '飞控设备采购' }),
  rejected('staff', 'HX2024003', 12, '项目本年度设备费已用完，请下年度再申请', {
    from: -12,
    duration: 'half',
    yuan: 90_000,
    reason: '购置无人机',
  }),
  rejected('approver', 'SK2024001', 20, '与合作协议不符', { from: -18, duration: 'year', yuan: 60_000, reason: '跨学院合作' }),
  withdrawn('staff', 'HX2025002', 6, { from: 0, duration: 'month', yuan: 5_000, flags: 'none', reason: '审稿费' }),
  withdrawn('approver', 'HX2026002', 15, { from: -10, duration: 'quarter', yuan: 20_000, reason: '示范点调研' }),
  {
    ...pending('staff', 'HX2026002', 40, { from: -38, until: -9, yuan: 6_000, flags: 'none', reason: '暑期实践' }),
    way: [
      ['submitted', 40],
      ['day', 8],
    ],
  },
  {
    ...pending('approver', 'HX2026003', 30, { from: -28, until: -4, yuan: 10_000, reason: '专家评审' }),
    way: [
      ['submitted', 30],
      ['day', 3],
    ],
  },
  { by: 'staff', project: 'HX2024003', made: 1, way: [], from: 10, duration: 'quarter', yuan: 12_000, reason: '外场试验差旅' },
  { by: 'staff', made: 3, way: [], systems: 'none' },
  { by: 'approver', project: 'KY2025001', made: 2, way: [], duration: 'year', systems: 'query', yuan: null },
];

/** What others are asked for. */
const OF_OTHERS: readonly ApplicationStory[] = [
  granted('HX2025001', 'leader', { comment: '同意' }),
  granted('JG2024002', 'fangzheng'),
  granted('KY2024002', 'shilei', { comment: '同意，请保留原始票据' }),
  granted('HX2026013', 'daian'),
  granted('KY2026009', 'zouyun'),
  pending('staff', 'YX2026011', 3, { from: 4, duration: 'month', yuan: 4_000, flags: 'none', reason: '校际竞赛耗材' }),
  pending('leader', 'YX2026011', 1, { from: 6, duration: 'half', yuan: 25_000, reason: '共建实验室运行' }),
  pending('leader', 'HX2024001', 2, { from: 3, duration: 'quarter', yuan: 40_000, reason: '应用示范差旅' }),
  pending('yaoyuan', 'KY2024001', 4, { from: 1, duration: 'year', yuan: 30_000, reason: '县域问卷调查' }),
  rejected('jiangtao', 'KY2025006', 18, '请走设备招标流程', { from: -16, duration: 'half', yuan: 200_000, reason: '液压试验台' }),
  rejected('tianye', 'KY2025002', 10, '请改用本人主持项目的经费', { from: -8, duration: 'month', yuan: 5_000, reason: '图谱标注' }),
  withdrawn('zhongling', 'JG2024001', 11, { from: -9, duration: 'month', yuan: 3_000, flags: 'none', reason: '教材印刷' }),
  {
    ...pending('jiangtao', 'HX2026006', 13, { from: -12, duration: 'half', yuan: 18_000, reason: '示范线改造' }),
    way: [
      ['submitted', 13],
      ['closed', 9],
    ],
  },
  { by: 'leader', project: 'HX2024002', made: 5, way: [], from: 5, duration: 'month', yuan: 10_000, reason: '样机测试' },
];

export const APPLICATION_STORIES: readonly ApplicationStory[] = [...OF_LEADER, ...OF_OTHERS];

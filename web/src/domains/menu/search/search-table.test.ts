import { expect, it } from 'vitest';
import { searchIn } from './search.ts';
import { MANY_FUNCTIONS } from './testing/many-functions.ts';

/** What people type, and what they mean, by kind. */
const MEANT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'in Chinese': {
    项目授权: '项目授权',
    我的报销: '我的报销',
    报销审批: '报销审批',
    借款: '借款授权',
    工资: '我的工资',
    个税: '个税明细',
    公务卡还: '公务卡还款',
    制度: '财务制度',
    助学金公示: '助学金公示',
    薪酬: '我的工资',
    '年报 预算': '预算年报',
    '授权 合同': '合同授权',
    ｂｉ报表: 'BI报表',
  },
  'in English': {
    'my claims': '我的报销',
    'Claim approval': '报销审批',
    payslip: '我的工资',
    tax: '个税明细',
    PENDING: '待办事项',
    'ｉｎｖｏｉｃｅ ｅｎｑｕｉｒｙ': '发票查询',
    'approval travel': '差旅审批',
    'guide sheet': '报销指南单页',
    'budget ann': '预算年报',
    settings: '系统设置',
    'bank recon': '银行对账',
    'payroll tax': '个税明细',
    mc: '我的报销',
    vr: '增值税申报',
  },
  'in pinyin': {
    xiangmushouquan: '项目授权',
    'xiang mu shou quan': '项目授权',
    wodebaoxiao: '我的报销',
    gongwukahuankuan: '公务卡还款',
    chongzhimima: '重置密码',
    yinhangzhanghu: '银行账户',
    chailvfei: '差旅费报销',
    zhuxuejinshenq: '助学金申请',
    lvse: '绿色通道',
    jiezhuan: '结转结余',
    kuanxiang: '往来款项',
    Yusuannianbao: '预算年报',
  },
  'by initials': {
    xmsq: '项目授权',
    wdbx: '我的报销',
    gwkhk: '公务卡还款',
    WDGZ: '我的工资',
    bxzn: '报销指南',
    dbsx: '待办事项',
    zxjgs: '助学金公示',
    bibb: 'BI报表',
    zzssb: '增值税申报',
  },
  'in a mix': {
    项目sq: '项目授权',
    xmshouquan: '项目授权',
    'htong shenq': '合同申请',
    'caigou 台账': '采购台账',
    'project shouquan': '项目授权',
    wode资产: '我的资产',
    bxshenpi: '报销审批',
  },
  'with one error': {
    xianmushouquan: '项目授权',
    xiangmushouqaun: '项目授权',
    gongwukahuankaun: '公务卡还款',
    'my cliams': '我的报销',
    'claim aproval': '报销审批',
    rembursement: '我的报销',
    payslps: '我的工资',
    'income tac': '个税明细',
    'recievables and': '往来款项',
    项木授权: '项目授权',
    我的包销: '我的报销',
    公务还款: '公务卡还款',
    'sytem settings': '系统设置',
    wodebaoxioa: '我的报销',
    gwkhhk: '公务卡还款',
  },
};

const search = searchIn(MANY_FUNCTIONS);

it.each(Object.entries(MEANT))('SHELL-14 the first that is found is what was meant: %s', (_, queries) => {
  const first = Object.keys(queries).map((query) => [query, search(query)[0]?.item.name]);
  expect(Object.fromEntries(first)).toEqual(queries);
});

it('SHELL-14 that is a table of at least 60 queries among some 500 functions', () => {
  expect(Object.values(MEANT).flatMap((queries) => Object.keys(queries)).length).toBeGreaterThanOrEqual(60);
  expect(MANY_FUNCTIONS.length).toBeGreaterThanOrEqual(480);
});

import type { Searchable } from '../search.ts';

/** An entry of a large institution's menu. */
export interface ManyFunction extends Searchable {
  readonly id: string;
}

type Word = readonly [zh: string, en: string, pinyin: string];

const initialsOf = (pinyin: string): string =>
  pinyin
    .split("'")
    .map(([initial]) => initial)
    .join('');

const SUBJECTS: readonly Word[] = [
  ['项目', 'Project', "xiang'mu"],
  ['合同', 'Contract', "he'tong"],
  ['发票', 'Invoice', "fa'piao"],
  ['预算', 'Budget', "yu'suan"],
  ['经费', 'Fund', "jing'fei"],
  ['差旅', 'Travel', "chai'lv"],
  ['采购', 'Purchase', "cai'gou"],
  ['资产', 'Asset', "zi'chan"],
  ['酬金', 'Remuneration', "chou'jin"],
  ['学费', 'Tuition', "xue'fei"],
  ['捐赠', 'Donation', "juan'zeng"],
  ['票据', 'Receipt', "piao'ju"],
  ['凭证', 'Voucher', "ping'zheng"],
  ['银行', 'Bank', "yin'hang"],
  ['借款', 'Loan', "jie'kuan"],
  ['劳务', 'Labour', "lao'wu"],
  ['会议', 'Conference', "hui'yi"],
  ['公务卡', 'Card', "gong'wu'ka"],
  ['科研', 'Research', "ke'yan"],
  ['助学金', 'Grant', "zhu'xue'jin"],
  ['设备', 'Equipment', "she'bei"],
  ['专利', 'Patent', "zhuan'li"],
  ['培训', 'Training', "pei'xun"],
];

const DEEDS: readonly Word[] = [
  ['授权', 'authorization', "shou'quan"],
  ['申请', 'application', "shen'qing"],
  ['审批', 'approval', "shen'pi"],
  ['查询', 'enquiry', "cha'xun"],
  ['统计', 'statistics', "tong'ji"],
  ['登记', 'registration', "deng'ji"],
  ['变更', 'change', "bian'geng"],
  ['撤销', 'revocation', "che'xiao"],
  ['核销', 'settlement', "he'xiao"],
  ['明细', 'details', "ming'xi"],
  ['台账', 'ledger', "tai'zhang"],
  ['对账', 'reconciliation', "dui'zhang"],
  ['导入', 'import', "dao'ru"],
  ['打印', 'printing', "da'yin"],
  ['公示', 'publication', "gong'shi"],
  ['归档', 'archiving', "gui'dang"],
  ['提醒', 'reminders', "ti'xing"],
  ['年报', 'annual report', "nian'bao"],
  ['管理', 'management', "guan'li"],
  ['委托', 'delegation', "wei'tuo"],
];

const OWN: readonly (readonly [...Word, system?: string])[] = [
  ['通知公告', 'Notices', "tong'zhi'gong'gao"],
  ['我的报销', 'My claims', "wo'de'bao'xiao", '报销系统'],
  ['报销审批', 'Claim approval', "bao'xiao'shen'pi", '报销系统'],
  ['报销指南', 'Claim guide', "bao'xiao'zhi'nan"],
  ['报销指南单页', 'Claim guide sheet', "bao'xiao'zhi'nan'dan'ye"],
  ['我的工资', 'My payslips', "wo'de'gong'zi", '薪酬系统'],
  ['个税明细', 'Income tax', "ge'shui'ming'xi", '薪酬系统'],
  ['我的资产', 'My assets', "wo'de'zi'chan"],
  ['公务卡还款', 'Card repayments', "gong'wu'ka'huan'kuan"],
  ['财务制度', 'Finance policies', "cai'wu'zhi'du"],
  ['我的借款', 'My loans', "wo'de'jie'kuan"],
  ['待办事项', 'Pending items', "dai'ban'shi'xiang"],
  ['系统设置', 'System settings', "xi'tong'she'zhi"],
  ['账号管理', 'Accounts', "zhang'hao'guan'li"],
  ['操作日志', 'Operation log', "cao'zuo'ri'zhi"],
  ['登录日志', 'Sign-in log', "deng'lu'ri'zhi"],
  ['公告速览', 'Notice digest', "gong'gao'su'lan"],
  ['个人中心', 'Personal center', "ge'ren'zhong'xin"],
  ['BI报表', 'BI reports', "bi'bao'biao"],
  ['校内转账', 'Internal transfer', "xiao'nei'zhuan'zhang"],
  ['银行账户', 'Bank accounts', "yin'hang'zhang'hu"],
  ['重置密码', 'Reset password', "chong'zhi'mi'ma"],
  ['差旅费报销', 'Travel expenses', "chai'lv'fei'bao'xiao", '报销系统'],
  ['签字授权', 'Signature authorization', "qian'zi'shou'quan"],
  ['绿色通道', 'Green channel', "lv'se'tong'dao"],
  ['数据字典', 'Data dictionary', "shu'ju'zi'dian"],
  ['往来款项', 'Receivables and payables', "wang'lai'kuan'xiang"],
  ['结转结余', 'Carry-over and balance', "jie'zhuan'jie'yu"],
  ['收费项目', 'Fee items', "shou'fei'xiang'mu"],
  ['增值税申报', 'VAT return', "zeng'zhi'shui'shen'bao"],
];

const SYSTEM_PINYIN: Readonly<Record<string, readonly [en: string, pinyin: string]>> = {
  报销系统: ['Reimbursement', "bao'xiao'xi'tong"],
  薪酬系统: ['Payroll', "xin'chou'xi'tong"],
};

const entry = (id: string, [name, nameEn, pinyin]: Word, within: ManyFunction['within'] = []): ManyFunction => ({
  id,
  name,
  nameEn,
  pinyin: `${initialsOf(pinyin)} ${pinyin}`,
  within,
});

function systemOf(name: string | undefined): ManyFunction['within'] {
  const [nameEn, pinyin] = (name && SYSTEM_PINYIN[name]) || [];
  return name && pinyin ? [{ name, nameEn, pinyin: `${initialsOf(pinyin)} ${pinyin}` }] : [];
}

/** Some 490 functions, many of which are called much alike: what the hall and its linked systems have, and each deed to each subject. */
export const MANY_FUNCTIONS: readonly ManyFunction[] = [
  ...OWN.map(([zh, en, pinyin, system]) => entry(zh, [zh, en, pinyin], systemOf(system))),
  ...SUBJECTS.flatMap((subject) => {
    const [zh, en, pinyin] = subject;
    const system = { name: `${zh}系统`, nameEn: `${en} system`, pinyin: `${initialsOf(pinyin)}xt ${pinyin}'xi'tong` };
    return DEEDS.map((deed) => entry(zh + deed[0], [zh + deed[0], `${en} ${deed[1]}`, `${pinyin}'${deed[2]}`], [system]));
  }),
];

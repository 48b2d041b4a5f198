import { expect, it } from 'vitest';
import { pinyinOf } from './pinyin.ts';

it.each([
  ['项目授权', "xmsq xiang'mu'shou'quan"],
  ['公务卡还款', "gwkhk gong'wu'ka'huan'kuan"],
  ['重置密码', "czmm chong'zhi'mi'ma"],
  ['重点项目', "zdxm zhong'dian'xiang'mu"],
  ['校长基金', "xzjj xiao'zhang'ji'jin"],
  ['长期挂账', "cqgz chang'qi'gua'zhang"],
  ['银行账户', "yhzh yin'hang'zhang'hu"],
  ['行政会计', "xzkj xing'zheng'kuai'ji"],
  ['差旅费', "clf chai'lv'fei"],
  ['预算调拨', "ysdb yu'suan'diao'bo"],
  ['绿色通道', "lstd lv'se'tong'dao"],
])('SHELL-14 %s is read as %s', (name, read) => {
  expect(pinyinOf(name)).toBe(read);
});

it.each([
  ['BI 报表（月）', "bibby bi'bao'biao'yue"],
  ['ＥＲＰ系统', "erpxt erp'xi'tong"],
  ['2026年预算', "2026nys 2026'nian'yu'suan"],
  ['Reports', 'reports reports'],
  ['—', ' '],
])('SHELL-14 what is no Chinese in %s stands as it is, and signs go', (name, read) => {
  expect(pinyinOf(name)).toBe(read);
});

import type { IconName } from '../../parts/function-icon.tsx';

export const zh: Readonly<Record<IconName, string>> = {
  'account-book': '账本',
  apartment: '机构',
  appstore: '应用',
  audit: '审核',
  bank: '银行',
  bell: '提醒',
  'check-square': '待办',
  dollar: '金额',
  download: '下载',
  'file-text': '文件',
  home: '首页',
  laptop: '设备',
  notification: '公告',
  'pay-circle': '支付',
  profile: '清单',
  setting: '设置',
  team: '团队',
  user: '人员',
  wallet: '钱包',
};

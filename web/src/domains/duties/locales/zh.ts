export const zh = {
  title: '序列号',
  installed: '当前序列号',
  holder: '授权单位',
  daysLeft: '剩余 {{count}} 天',
  daysSince: '已过期 {{count}} 天',
  whatEnding: '到期后，只有可录入新序列号的人员才能使用系统，请尽快录入新序列号。',
  whatBars: '目前只有可录入新序列号的人员才能使用系统，请录入新序列号。',
  enter: '录入新序列号',
  label: '新序列号',
  hint: '形如 HALL-20461231-ABCD-EFGH-IJKL-MNOP；不正确或已过期的不会保存',
  stored: '序列号已更新',
  history: '查看变更记录',
} as const;

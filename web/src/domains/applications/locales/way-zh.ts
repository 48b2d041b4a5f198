export const wayZh = {
  way: '审批过程',
  noSteps: '尚未提交',
  byTheDay: '系统',
  waitsFor: '待{{who}}审核',
  waitsNow: '当前：待{{who}}审核',
  financeOffice: '财务处',
  print: '打印',
  sheetTitle: '授权申请 {{number}}',
} as const;

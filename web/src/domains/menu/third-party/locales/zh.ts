export const zh = {
  title: '第三方系统',
  explained: '您可以使用的第三方系统。状态由本系统服务器检测，每个系统每分钟最多检测一次。',
  checkAgain: '重新检测',
  checking: '正在检测…',
  checkFailed: '暂时无法检测',
  checkedAt: '检测于 {{time}}',
  stillOf: '仍为 {{time}} 的检测结果',
  functionsFailed: '各系统的功能加载失败',
  lastUsed: '最近使用：',
  neverUsed: '尚未使用',
  none: '您还没有可以使用的第三方系统。如有需要，请联系系统管理员开通权限。',
} as const;

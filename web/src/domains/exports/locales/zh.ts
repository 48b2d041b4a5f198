export const zh = {
  download: '下载',
  cancel: '取消导出',
  remove: '删除',
  confirmRemove: '确定删除“{{title}}”吗？删除后需重新导出。',
  confirmCancel: '确定取消“{{title}}”的导出吗？',
  notReady: '文件尚未生成',
  over: '文件已不可下载',
} as const;

export const zh = {
  add: '新增系统更新',
  edit: '编辑',
  editWhich: '编辑系统更新：{{version}}',
  remove: '删除',
  askRemove: '删除版本 {{version}} 的更新日志？删除后不能恢复。',
  saved: '已保存',
  removed: '已删除',
  versionHint: '如 1.2.0；不能与其他更新重复',
  timeHint: '到达该时间后，页脚和更新内容中才会显示',
  whatIsNew: '版本更新内容',
  none: '还没有发布过更新。',
  earlier: '查看更早的版本',
} as const;

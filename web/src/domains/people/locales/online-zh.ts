export const onlineZh = {
  end: '结束会话',
  endSelected: '结束选中的会话',
  present: '当前会话',
  presentStays: '不能结束您当前的会话，请使用退出登录',
  ask: '结束 {{name}} 在 {{browser}} 上的会话？对方须重新登录，未保存的内容会丢失。',
  askSelected: '结束选中的 {{count}} 个会话？对方须重新登录，未保存的内容会丢失。',
  ended: '已结束 {{count}} 个会话',
} as const;

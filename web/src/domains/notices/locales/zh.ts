export const zh = {
  notices: '通知公告',
  allNotices: '全部公告',
  none: '暂无公告。',
  unread: '未读',
  read: '已读',
  download: '下载 {{name}}',
  notFound: '公告不存在，或不是发给您的。',
} as const;

export const glanceZh = {
  grants: '我的授权',
  all: '全部授权',
  more: '全部 {{count}} 条授权',
  none: '目前没有授予您的有效授权。',
  notOpen: '您的角色未开通“被授权人查看”。',
  left: '可用 ¥{{amount}}',
};

export const zh = {
  results: '搜索结果',
  hint: '输入名称、拼音、首字母或英文，查找功能和系统',
  noneFound: '没有匹配的系统',
  count: '找到 {{count}} 项',
  platform: '本平台',
  personalCenter: '个人中心',
  starred: '常用功能',
} as const;

export const zh = {
  preferences: '偏好设置',
  single: '单列菜单',
  double: '双列菜单',
  top: '顶部菜单',
  table: '数据表格',
  pageSizeHint: '1–100，列表默认按此条数分页',
  breadcrumbSwitch: '显示面包屑导航',
  tabsSwitch: '显示已打开页面的标签栏',
} as const;

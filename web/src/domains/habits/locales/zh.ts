export const zh = {
  preferences: '偏好设置',
  layout: '菜单布局',
  single: '单列菜单',
  double: '双列菜单',
  top: '顶部菜单',
  table: '数据表格',
  pageSize: '每页条数',
  pageSizeHint: '1–100，列表默认按此条数分页',
  breadcrumb: '面包屑',
  breadcrumbSwitch: '显示面包屑导航',
  tabs: '标签栏',
  tabsSwitch: '显示已打开页面的标签栏',
} as const;

export const zh = {
  intro: '您负责的项目、您所授的权，以及您有权查看的部门在所选期间内的情况；本月为最后一个月。',
  measure: '统计内容',
  none: '所选期间内没有数据。',
  said: '{{name}}\n{{count}} 项 · {{amount}} 元',
  summary: '{{section}}：共 {{count}} 项，合计 {{amount}} 元；最多的是{{most}}。',
} as const;

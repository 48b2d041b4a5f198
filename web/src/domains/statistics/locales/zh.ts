export const zh = {
  intro: '统计您负责的项目、您授出的授权和您有权查看的部门，截至本月。转授的授权单独计数。',
  measure: '统计指标',
  none: '所选期间内没有数据。',
  said: '{{name}}\n{{count}} 项 · {{amount}} 元',
  summary: '{{section}}：共 {{count}} 项，合计 {{amount}} 元；最多的是{{most}}。',
} as const;

import { list, type NoticeText, paragraphs, table } from './notice-text.ts';

const SCHOOLS = ['computing', 'mechanical', 'economics', 'languages', 'chemistry'];

/** What only some departments see. */
export const FOR_DEPARTMENTS: readonly NoticeText[] = [
  {
    title: '计算机学院实验室耗材经费下达',
    titleEn: 'School of Computing: money for laboratory consumables',
    level: 3,
    daysAgo: 4,
    from: 'finance',
    to: ['computing'],
    content:
      paragraphs('实验室耗材经费已下达，请按预算执行。') +
      table(['实验室', '金额（元）'], ['人工智能', '86,000.00'], ['网络安全', '54,000.00'], ['嵌入式系统', '41,500.00']),
    contentEn:
      paragraphs('Please keep to the budget.') +
      table(
        ['Laboratory', 'Amount (CNY)'],
        ['Artificial intelligence', '86,000.00'],
        ['Network security', '54,000.00'],
        ['Embedded systems', '41,500.00'],
      ),
  },
  {
    title: '计算机学院差旅报销集中受理',
    titleEn: 'School of Computing: claims for travel are taken on site',
    level: 1,
    daysAgo: 10,
    from: 'finance',
    to: ['computing'],
    content: paragraphs('财务处本周四下午在理科楼 203 室集中受理差旅报销。'),
    contentEn: paragraphs('Finance takes them in room 203 of the Science Building on Thursday afternoon.'),
  },
  {
    title: '机械工程学院大型设备验收安排',
    titleEn: 'School of Mechanical Engineering: acceptance of large equipment',
    level: 1,
    daysAgo: 7,
    from: 'assets',
    to: ['mechanical'],
    content: paragraphs('五轴加工中心验收定于下周三上午，请项目负责人到场。'),
    contentEn: paragraphs('The five-axis machining centre is accepted next Wednesday morning; project leaders, please come.'),
  },
  {
    title: '化学化工学院危化品采购报销要求',
    titleEn: 'School of Chemistry: claims for dangerous chemicals',
    level: 2,
    daysAgo: 12,
    from: 'finance',
    to: ['chemistry'],
    content: paragraphs('危险化学品须经资产管理处备案后采购，报销时附备案编号。'),
    contentEn: paragraphs('Register them with the Asset Management Office first, and give the number in the claim.'),
  },
  {
    title: '各学院科研经费结转安排',
    titleEn: 'Carrying research money over',
    level: 3,
    daysAgo: 14,
    from: 'research',
    to: SCHOOLS,
    content:
      paragraphs('各学院请核对科研项目结余：') +
      list('在研项目自动结转；', '已结题项目须在三个月内办理结账；', '无法确认的项目由科研处统一清理。'),
    contentEn:
      paragraphs('Check what is left on your projects:') +
      list(
        'running projects are carried over by themselves;',
        'finished ones are closed within three months;',
        'the Research Office clears up the rest.',
      ),
  },
  {
    title: '各学院本科实习经费标准',
    titleEn: 'Money for internships',
    level: 1,
    daysAgo: 26,
    from: 'academic',
    to: SCHOOLS,
    content: paragraphs('本科实习经费标准为每生每天 40 元，市外实习另计交通费。'),
    contentEn: paragraphs('CNY 40 a student and day; outside the city, transport comes on top.'),
  },
  {
    title: '财务处内部：凭证装订分工',
    titleEn: 'Finance only: who binds the vouchers',
    level: 1,
    daysAgo: 16,
    from: 'finance',
    to: ['finance'],
    content: paragraphs('上月凭证装订由苏婷负责，本月底前完成。'),
    contentEn: paragraphs('Su Ting binds those of last month before the end of this one.'),
  },
  {
    title: '财务处与审计处联合检查安排',
    titleEn: 'Joint inspection by Finance and Audit',
    level: 3,
    daysAgo: 22,
    from: 'audit',
    to: ['finance', 'audit'],
    content: paragraphs('联合检查从下周一开始，重点为公务接待和会议费。'),
    contentEn: paragraphs('It begins on Monday and looks at receptions and meetings.'),
  },
  {
    title: '机关部门办公用品领用',
    titleEn: 'Office supplies for the administration',
    level: 1,
    daysAgo: 31,
    from: 'assets',
    to: ['president', 'finance', 'personnel', 'academic', 'research', 'assets', 'audit'],
    content: paragraphs('第四季度办公用品可到行政楼 112 室领用。'),
    contentEn: paragraphs('Supplies of the quarter are in room 112 of the Administration Building.'),
  },
  {
    title: '外国语学院外籍教师薪酬换汇说明',
    titleEn: 'School of Foreign Languages: changing pay into foreign currency',
    level: 1,
    daysAgo: 37,
    from: 'personnel',
    to: ['languages'],
    content: paragraphs('外籍教师换汇请提供完税证明和聘用合同。'),
    contentEn: paragraphs('Bring the proof of tax paid and your contract.'),
  },
];

import { list, type NoticeText, paragraphs, table } from './notice-text.ts';

/** What the Finance Office tells the whole university. */
export const FROM_FINANCE: readonly NoticeText[] = [
  {
    title: '关于做好年终财务结账工作的通知',
    titleEn: 'Closing the books of the year',
    level: 2,
    daysAgo: 1,
    from: 'finance',
    pinned: true,
    files: ['closing-calendar'],
    content:
      paragraphs('各单位：', '为保证年终结账按时完成，请按下表安排报销、借款和收入事项。逾期提交的单据并入下一年度处理。') +
      table(
        ['事项', '截止日期', '联系人', '电话'],
        ['报销单提交', '12 月 15 日', '李敏', '0731-88821039'],
        ['借款清理', '12 月 20 日', '彭莉', '0731-88821377'],
        ['收入入账', '12 月 25 日', '吕佳', '0731-88821390'],
        ['系统停止记账', '12 月 28 日', '宋建平', '0731-88821221'],
      ) +
      paragraphs('办理说明见 https://cw.jzu.example/year-end ，或拨打财务处服务电话。'),
    contentEn:
      paragraphs('Please plan claims, advances and income by the table below. What comes later belongs to the next year.') +
      table(
        ['Matter', 'Last day', 'Contact', 'Phone'],
        ['Claims', '15 December', 'Li Min', '0731-88821039'],
        ['Advances', '20 December', 'Peng Li', '0731-88821377'],
        ['Income', '25 December', 'Lyu Jia', '0731-88821390'],
        ['Books close', '28 December', 'Song Jianping', '0731-88821221'],
      ) +
      paragraphs('How it is done: https://cw.jzu.example/year-end'),
  },
  {
    title: '财务网上办事大厅正式启用',
    titleEn: 'Finance Hall is open',
    level: 3,
    daysAgo: 11,
    from: 'finance',
    pinned: true,
    content:
      paragraphs('财务网上办事大厅今日起正式启用，报销、薪酬、资产等事项可由一个入口办理。', '首次使用请阅读：') +
      list('用工号或用户名登录；', '在菜单中点击星标，把常用功能放到首页；', '右上角可切换中英文。') +
      paragraphs('<a href="https://cw.jzu.example/hall/guide">查看使用手册</a>'),
    contentEn:
      paragraphs('From today one entrance leads to reimbursement, payroll and assets.', 'To begin with:') +
      list(
        'sign in with your staff number or user name;',
        'star a function to have it on the home page;',
        'switch the language at the top right.',
      ) +
      paragraphs('<a href="https://cw.jzu.example/hall/guide">Read the guide</a>'),
  },
  {
    title: '差旅费住宿标准调整',
    titleEn: 'New hotel rates for travel',
    level: 3,
    daysAgo: 3,
    from: 'finance',
    files: ['travel-rates'],
    content:
      paragraphs('自下月起执行新的差旅住宿费标准，部分城市如下，完整标准见附件。') +
      table(['城市', '原标准（元/天）', '新标准（元/天）'], ['北京', 500, 650], ['上海', 500, 600], ['广州', 450, 550], ['成都', 370, 470]),
    contentEn:
      paragraphs('New rates hold from next month. Some of them are below, all of them in the file.') +
      table(
        ['City', 'Until now (CNY a night)', 'New (CNY a night)'],
        ['Beijing', 500, 650],
        ['Shanghai', 500, 600],
        ['Guangzhou', 450, 550],
        ['Chengdu', 370, 470],
      ),
  },
  {
    title: '谨防冒充财务人员的诈骗电话',
    titleEn: 'Beware of callers who claim to be from Finance',
    level: 2,
    daysAgo: 8,
    from: 'finance',
    content: paragraphs(
      '近期有人冒充财务处工作人员索要验证码。财务处不会通过电话或短信索要密码、验证码和银行卡信息，如遇此类情况请拨打 0731-88821221 核实。',
    ),
    contentEn: paragraphs(
      'Finance never asks for a password, a code or card details by phone or message. When in doubt, call 0731-88821221.',
    ),
  },
  {
    title: '电子发票报销须知',
    titleEn: 'Claims with electronic invoices',
    level: 1,
    daysAgo: 5,
    from: 'finance',
    files: ['claim-form'],
    content:
      paragraphs('电子发票报销请注意：') +
      list('上传 OFD 或 PDF 原件，不要上传截图；', '同一张发票只能报销一次；', '查验网址 https://inv-veri.chinatax.gov.cn 。'),
    contentEn:
      paragraphs('Please mind:') +
      list(
        'upload the original OFD or PDF file, not a picture of it;',
        'an invoice can be claimed once;',
        'check it at https://inv-veri.chinatax.gov.cn',
      ),
  },
  {
    title: '公务卡还款日提醒',
    titleEn: 'Official cards: day of payment',
    level: 1,
    daysAgo: 9,
    from: 'finance',
    content: paragraphs('公务卡账单日为每月 5 日，还款日为每月 25 日。请在还款日前 5 个工作日提交报销单。'),
    contentEn: paragraphs('The bill comes on the 5th and is due on the 25th. Submit the claim five working days before that.'),
  },
  {
    title: '校内转账办理时间调整',
    titleEn: 'New hours for internal transfers',
    level: 1,
    daysAgo: 18,
    from: 'finance',
    content: paragraphs('校内转账改为每周二、周四下午集中办理。'),
    contentEn: paragraphs('Internal transfers are made on Tuesday and Thursday afternoons.'),
  },
  {
    title: '劳务费发放材料要求',
    titleEn: 'Papers for fees to outsiders',
    level: 1,
    daysAgo: 24,
    from: 'finance',
    content: paragraphs('发放校外人员劳务费须提供：') + list('身份证号和银行卡号；', '工作内容与工作量说明；', '项目负责人签字。'),
    contentEn:
      paragraphs('A fee to someone from outside needs:') +
      list('identity card and bank account numbers;', 'what was done and how much of it;', "the project leader's signature."),
  },
  {
    title: '合同付款审批流程说明',
    titleEn: 'How payments on contracts are approved',
    level: 1,
    daysAgo: 41,
    from: 'finance',
    content: paragraphs('合同付款须同时上传合同正本扫描件和验收单，金额超过 20 万元的须经审计处审核。'),
    contentEn: paragraphs('Upload the contract and the acceptance. Above CNY 200,000 the Audit Office has a look as well.'),
  },
  {
    title: '财务处办公地点变更',
    titleEn: 'Finance has moved',
    level: 1,
    daysAgo: 52,
    from: 'finance',
    content: paragraphs('财务处报销大厅迁至行政楼一层 108 室，服务电话不变。'),
    contentEn: paragraphs('Claims are now taken in room 108 of the Administration Building. The phone number stays.'),
  },
  {
    title: '新学期财务服务时间',
    titleEn: 'Hours of the new term',
    level: 1,
    daysAgo: 76,
    from: 'finance',
    content: paragraphs('新学期服务时间为周一至周五 8:30–11:30、14:30–17:00，周三下午内部学习。'),
    contentEn: paragraphs('Monday to Friday 8:30–11:30 and 14:30–17:00; closed on Wednesday afternoons.'),
  },
];

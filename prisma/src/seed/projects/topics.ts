type Topic = readonly [zh: string, en: string];

/** What research is about, by department. */
export const TOPICS: Readonly<Record<string, readonly Topic[]>> = {
  computing: [
    ['面向教育的大语言模型', 'Large language models for education'],
    ['边缘计算资源调度', 'Resource scheduling at the edge'],
    ['隐私保护联邦学习', 'Privacy-preserving federated learning'],
    ['工业视觉缺陷检测', 'Visual detection of defects'],
    ['知识图谱构建与推理', 'Knowledge graphs and reasoning'],
    ['软件供应链安全', 'Security of software supply chains'],
    ['低空无人机集群控制', 'Control of low-altitude drone swarms'],
    ['医学影像智能分析', 'Analysis of medical images'],
    ['可信数据流通', 'Trusted exchange of data'],
  ],
  mechanical: [
    ['高速精密主轴', 'High-speed precision spindles'],
    ['风电齿轮箱故障诊断', 'Fault diagnosis of wind-turbine gearboxes'],
    ['柔性装配机器人', 'Flexible assembly robots'],
    ['激光增材制造', 'Laser additive manufacturing'],
    ['新能源汽车热管理', 'Thermal management of electric vehicles'],
    ['数控机床误差补偿', 'Error compensation of machine tools'],
    ['盾构机刀具磨损', 'Wear of tunnelling cutters'],
    ['液压系统节能', 'Energy saving in hydraulics'],
  ],
  economics: [
    ['县域数字普惠金融', 'Digital inclusive finance in counties'],
    ['绿色供应链治理', 'Governance of green supply chains'],
    ['老龄化与养老金', 'Ageing and pensions'],
    ['平台企业劳动关系', 'Labour relations of platforms'],
    ['碳市场价格机制', 'Price formation in carbon markets'],
    ['中小企业融资', 'Financing of small enterprises'],
    ['乡村旅游发展', 'Rural tourism'],
  ],
  languages: [
    ['中医典籍英译', 'Translating classics of Chinese medicine'],
    ['多模态语料库', 'A multimodal corpus'],
    ['国际传播话语', 'Discourse of international communication'],
    ['机器翻译译后编辑', 'Post-editing of machine translation'],
    ['比较文学与跨文化', 'Comparative literature across cultures'],
  ],
  chemistry: [
    ['钠离子电池正极材料', 'Cathodes of sodium-ion batteries'],
    ['二氧化碳催化转化', 'Catalytic conversion of carbon dioxide'],
    ['重金属废水处理', 'Treatment of heavy-metal waste water'],
    ['手性药物合成', 'Synthesis of chiral drugs'],
    ['可降解高分子', 'Degradable polymers'],
    ['光电化学传感', 'Photoelectrochemical sensing'],
    ['稀土分离', 'Separation of rare earths'],
  ],
  it: [['校园网络安全态势', 'Security of the campus network']],
  library: [['古籍数字化', 'Digitizing old books']],
};

/** What is done about it. */
export const FORMS: readonly (readonly [kind: string, zh: string, en: string])[] = [
  ['national', '关键技术研究', 'key technologies'],
  ['industry', '应用示范', 'demonstration'],
];

/** Kinds other than these come now and then. */
export const SELDOM: readonly (readonly [kind: string, zh: string, en: string])[] = [
  ['provincial', '基础理论研究', 'foundations'],
  ['teaching', '课程建设', 'course development'],
];

/** How codes of a kind begin. */
export const PREFIXES: Readonly<Record<string, string>> = {
  national: 'KY',
  provincial: 'SK',
  industry: 'HX',
  teaching: 'JG',
  operating: 'YX',
};

/** How often each screen is opened on each of the databases. */
const ROUNDS = 5;
const LONGEST_MS = 30_000;

const SHOWN = '.shell-panel[data-shown=true]';
const ROWS = `${SHOWN} tr[data-row-key]`;
const CHOICES = '.ant-select-dropdown:not(.ant-select-dropdown-hidden)';
const LISTED = `${CHOICES} .ant-select-item-option`;
const IN_TREE = `${CHOICES} .ant-select-tree-treenode:not([aria-hidden])`;
const DIALOG = '[role=dialog]';
const EFFECTS = '.role-effects ul';

const press = (name) => (page) => page.locator(SHOWN).getByRole('button', { name, exact: true }).first().click();
const ofRow = (key, name) => (page) => page.locator(`tr[data-row-key=${key}]`).getByText(name, { exact: true }).first().click();
const inDialog = (name) => (page) => page.locator(DIALOG).getByLabel(name).first().click();
const onPage = (name) => (page) => page.locator(SHOWN).getByLabel(name, { exact: true }).first().click();
const type = (text) => (page) => page.keyboard.insertText(text);
const choose = (what) => (page) => page.locator(what).first().click();

/** Screens by their addresses and what shows that they are there; then what is done, and what is there once it is. */
const SCREENS = [
  ['/xtsz', `${SHOWN} a[href^="/xtsz/"]`],
  [
    ...['/xtsz/accounts', ROWS],
    ['departments to filter by', onPage('部门'), IN_TREE],
    ['a department typed', type('图书馆'), `${IN_TREE}.filter-node`],
    ['… chosen', choose(`${IN_TREE}.filter-node`), `${SHOWN} [title="图书馆"]`],
    ['its people', press('查询'), `${ROWS}[data-row-key="2001016"]`],
  ],
  [
    ...['/xtsz/accounts', ROWS],
    ['form of a person', press('编辑'), `${DIALOG} form input`],
    ['departments in it', inDialog('部门'), IN_TREE],
    ['a department by pinyin', type('tsg'), `${IN_TREE} [title="图书馆"]`],
  ],
  [
    ...['/xtsz/roles', ROWS],
    ['form of a role', ofRow('staff', '编辑'), '.grant-tree .ant-tree-treenode'],
    [
      'a permission typed',
      (page) => page.getByPlaceholder('查找权限').fill('日志'),
      '.grant-tree [title*="操作日志"], .grant-tree .grant-row',
    ],
    ['who gains or loses', choose('.grant-tree .ant-tree-checkbox:not(.ant-tree-checkbox-disabled)'), EFFECTS],
  ],
  [
    ...['/xtsz/roles', ROWS],
    ['people of a role', ofRow('staff', '成员'), '.role-people li'],
    ['somebody to add', (page) => page.locator(DIALOG).getByRole('combobox').fill('wf'), LISTED],
  ],
  [
    ...['/xtsz/permissions', '.entries-tree .ant-tree-treenode'],
    ['an entry chosen', (page) => page.locator('.entry-row').nth(3).click(), '.entries-details h2'],
    ['one typed', (page) => page.locator('.entries-tree input').first().fill('wdzc'), '.entries-tree .ant-tree-treenode'],
  ],
  [
    ...['/xtsz/why', '.why-asked'],
    ['people by pinyin', (page) => page.getByLabel('人员').fill('wf'), LISTED],
    [
      'entries',
      async (page) => {
        // The people who are offered lie over it.
        await page.keyboard.press('Escape');
        await onPage('功能或操作')(page);
      },
      IN_TREE,
    ],
  ],
  ['/xtsz/why?person=2001009&permission=notices', '.why-answer'],
  [
    ...['/xtsz/notices', ROWS],
    ['form of a notice', press('新建公告'), `${DIALOG} form input`],
    [
      'for some people',
      (page) => page.locator(DIALOG).getByText('指定部门或角色').click(),
      `${DIALOG} .notice-groups:not([hidden]) .ant-select`,
    ],
    ['departments for it', inDialog('接收部门'), IN_TREE],
  ],
  ...['online', 'codes', 'parameters', 'operation-log', 'sign-in-log', 'updates', 'linked-systems', 'todo-sources'].map((name) => [
    ...[`/xtsz/${name}`, ROWS],
  ]),
];

/** Notes tasks that keep out whatever else there is to do; runs in the page. */
function observe() {
  window.hallTasks = [];
  new PerformanceObserver((list) => window.hallTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  });
  performance.setResourceTimingBufferSize(2_000);
}

/** Begins to measure, at the beginning of the document or now; runs in the page. */
function begin() {
  window.hallTasks.length = 0;
  performance.clearResourceTimings();
  window.hallBegan = performance.now();
}

/** What it took until something is there, and is painted; runs in the page. */
function until([what, longest]) {
  const began = window.hallBegan ?? 0;
  const isThere = () => [...document.querySelectorAll(what)].some((each) => each.getBoundingClientRect().height > 0);
  const measured = () => {
    const answers = performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.startsWith('/api/'));
    const slowest = answers.toSorted((one, other) => other.duration - one.duration)[0];
    return {
      ms: performance.now() - began,
      bytes: answers.reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0),
      answer: slowest ? slowest.duration : 0,
      nodes: document.querySelectorAll('*').length,
      task: Math.max(0, ...window.hallTasks),
    };
  };
  return new Promise((resolve, reject) => {
    const look = () => {
      if (performance.now() - began > longest) return reject(new Error(`never there: ${what}`));
      if (!isThere()) return requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(measured());
      requestAnimationFrame(() => port2.postMessage(0));
    };
    look();
  });
}

async function signedIn(browser, { url, password, Traffic }) {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  const traffic = new Traffic();
  traffic.watch(context);
  const page = await context.newPage();
  page.setDefaultTimeout(LONGEST_MS);
  await page.addInitScript(observe);
  await page.goto(`${url}/login`);
  await page.getByLabel('用户名').fill('admin');
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('tab', { name: '首页' }).waitFor();
  await traffic.rest();
  return { context, page, rest: () => traffic.rest() };
}

/** Opens a screen and does what is done there. */
async function visit({ page, rest }, url, [path, shown, ...deeds], note) {
  await page.goto(url + path, { waitUntil: 'commit' });
  note(path, await page.evaluate(until, [shown, LONGEST_MS]));
  for (const [name, act, there] of deeds) {
    await rest();
    await page.evaluate(begin);
    await act(page);
    note(`${path}: ${name}`, await page.evaluate(until, [there, LONGEST_MS]));
  }
  await rest();
}

/** Opens every screen on a hall once, in a browser that has its files. */
async function round(browser, hall, screens, note) {
  const visitor = await signedIn(browser, hall);
  for (const screen of screens) await visit(visitor, hall.url, screen, note);
  await visitor.context.close();
}

const middle = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

/** What is told of each screen and deed, with its divisor. */
const FIGURES = [
  ['until usable, ms', 'ms', 1],
  ['slowest answer, ms', 'answer', 1],
  ['answers, kB', 'bytes', 1000],
  ['nodes', 'nodes', 1],
  ['longest task, ms', 'task', 1],
];

/** A line for each screen and deed: each figure over each of the halls. */
function table(halls, seen) {
  const cell = (name, { title }, [, of, divisor]) =>
    (
      middle(
        seen
          .get(name)
          .get(title)
          .map((one) => one[of]),
      ) / divisor
    ).toFixed(0);
  const cells = (cellOf) => FIGURES.flatMap((figure) => halls.map((hall) => cellOf(figure, hall)));
  const line = (first, rest) => `| ${[first, ...rest].join(' | ')} |`;
  const heading = line(
    'screen',
    cells(([figure], { title }) => `${figure}: ${title}`),
  );
  return [
    heading,
    ...[...seen.keys()].map((name) =>
      line(
        name,
        cells((figure, hall) => cell(name, hall, figure)),
      ),
    ),
  ];
}

/**
 * Opens every screen of the system settings over the demo data and over those of a large institution, in turns.
 * @param asked `halls`: each with `title` and `url`; `only`: a part of the addresses that matter
 * @returns lines to print
 */
export async function benchSettings({ browser, halls, only = '', rounds = ROUNDS, ...asked }) {
  const screens = SCREENS.filter(([path]) => path.includes(only));
  const seen = new Map();
  for (let at = 0; at < rounds; at++)
    for (const { title, url } of halls)
      await round(browser, { ...asked, url }, screens, (name, one) => {
        const known = seen.get(name) ?? new Map();
        seen.set(name, known.set(title, [...(known.get(title) ?? []), one]));
      });
  return [`System settings, median of ${rounds}`, ...table(halls, seen)];
}

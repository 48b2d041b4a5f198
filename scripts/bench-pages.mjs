/** Entries of the administrator's menu that open in tabs of their own; with the start page that makes eight. */
const ENTRIES = ['通知公告', '我的报销', '报销指南', '公告速览', '操作日志', '登录日志', '登录速览'];
const ROUNDS = 7;
/** Share of the walk that only warms up: what is loaded once is no growth. */
const WARM_UP = 0.1;

/** Clicks an element in the page and answers how long it took until something was painted, in ms. */
function timed([name, role, shown]) {
  const label = (element) => (element.textContent || element.getAttribute('aria-label') || '').trim();
  const target = [...document.querySelectorAll(role)].find((element) => label(element) === name);
  if (!target) throw new Error(`nothing to click: ${role} "${name}"`);
  const isShown = () => {
    if (shown === 'rows') return document.querySelector('.shell-panel[data-shown=true] tr[data-row-key]') !== null;
    if (shown.startsWith('#')) return document.querySelector(shown.slice(1)) !== null;
    return document.querySelector('[role=tab][aria-selected=true]')?.textContent === shown;
  };
  return new Promise((resolve) => {
    const started = performance.now();
    target.click();
    const look = () => {
      if (!isShown()) return requestAnimationFrame(look);
      // The frame in which it is there still has to be painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - started);
      requestAnimationFrame(() => port2.postMessage(0));
    };
    look();
  });
}

const MENU_ITEM = '[role=menuitem]';
const TAB = '[role=tab]';

async function signIn(browser, { url, password, Traffic }) {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  // Playwright's own `networkidle` can miss that a frame has come to rest, and then never comes.
  const traffic = new Traffic();
  traffic.watch(context);
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel('用户名').fill('admin');
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('tab', { name: '首页' }).waitFor();
  await page
    .locator(MENU_ITEM, { hasText: ENTRIES.at(-1) })
    .first()
    .waitFor();
  return { page, context, session: await context.newCDPSession(page), rest: () => traffic.rest() };
}

/** What the page holds once the garbage is gone. */
async function heapOf(session) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes };
}

const mega = (bytes) => (bytes / 1e6).toFixed(1);

async function openAll(page, rest) {
  for (const name of ENTRIES) {
    await page.getByRole('menuitem', { name, exact: true }).click();
    await page.getByRole('tab', { name, exact: true, selected: true }).waitFor();
    await rest();
  }
}

async function switchTabs(page) {
  const times = [];
  for (let round = 0; round < ROUNDS; round++)
    for (const name of ['通知公告', '操作日志', '首页', '登录日志']) times.push(await page.evaluate(timed, [name, TAB, name]));
  return times;
}

async function switchLayouts(page) {
  await page.getByRole('button', { name: '偏好设置' }).first().click();
  const times = [];
  const layouts = page.getByRole('dialog').getByRole('radio');
  await layouts.first().waitFor({ state: 'attached' });
  for (let round = 0; round < ROUNDS; round++) {
    const before = await page.locator('.shell').getAttribute('data-layout');
    const started = await page.evaluate(() => performance.now());
    await layouts.nth((round + 1) % 3).evaluate((radio) => radio.click());
    times.push(
      await page.evaluate(
        ([old, since]) =>
          new Promise((resolve) => {
            const look = () =>
              document.querySelector('.shell').dataset.layout === old
                ? requestAnimationFrame(look)
                : requestAnimationFrame(() => resolve(performance.now() - since));
            look();
          }),
        [before, started],
      ),
    );
  }
  return times;
}

const line = (name, times) => {
  const sorted = [...times].sort((one, other) => one - other);
  const [least, median, most] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map((value) => value?.toFixed(0));
  return `${name.padEnd(26)}${median} ms (${least}–${most}), ${times.length} times`;
};

/** Times what a person does all day in the shell, everything fetched before but the page that is visited first. @returns lines to print */
export async function benchPages({ browser, slowdown, ...hall }) {
  const first = [];
  const back = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { page, context, session, rest } = await signIn(browser, hall);
    await rest();
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    first.push(await page.evaluate(timed, ['操作日志', MENU_ITEM, 'rows']));
    await rest();
    await page.evaluate(timed, ['首页', TAB, '首页']);
    back.push(await page.evaluate(timed, ['操作日志', MENU_ITEM, '操作日志']));
    await context.close();
  }
  const { page, context, session, rest } = await signIn(browser, hall);
  await openAll(page, rest);
  const heap = await heapOf(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const tabs = await switchTabs(page);
  const languages = [];
  for (let round = 0; round < ROUNDS; round++) {
    const [name, language] = round % 2 === 0 ? ['English', 'en'] : ['中文', 'zh'];
    languages.push(await page.evaluate(timed, [name, '.hall-segments button', `#html[lang^=${language}]`]));
  }
  if (languages.length % 2 === 1) await page.evaluate(timed, ['中文', '.hall-segments button', '#html[lang^=zh]']);
  const layouts = await switchLayouts(page);
  await context.close();
  return [
    `In the shell, CPU ${slowdown}× slower; median (least–most)`,
    line('page, first visit:', first),
    line('page, return visit:', back),
    line('tab switch, 8 tabs open:', tabs),
    line('language switch:', languages),
    line('layout switch:', layouts),
    `${'heap, 8 tabs open:'.padEnd(26)}${mega(heap.bytes)} MB, ${heap.nodes} nodes`,
  ];
}

/** Opens and closes tabs as in an hour's work. @returns lines to print: the heap after the garbage is gone, early and at the end */
export async function walk({ browser, ...hall }, times) {
  const warm = Math.max(3 * ENTRIES.length, Math.round(times * WARM_UP));
  const { page, context, session } = await signIn(browser, hall);
  let early = await heapOf(session);
  for (let index = 0; index < times; index++) {
    const name = ENTRIES[index % ENTRIES.length];
    await page.evaluate(timed, [name, MENU_ITEM, name]);
    await page.getByRole('tab', { name, exact: true }).press('Delete');
    await page.getByRole('tab', { name: '首页', selected: true }).waitFor();
    if (index + 1 === warm) early = await heapOf(session);
  }
  const late = await heapOf(session);
  await context.close();
  return [
    `A walk of ${times} tabs opened and closed; heap after collecting the garbage`,
    `after ${warm}: ${mega(early.bytes)} MB, ${early.nodes} nodes`,
    `after ${times}: ${mega(late.bytes)} MB, ${late.nodes} nodes; growth ${mega(late.bytes - early.bytes)} MB`,
  ];
}

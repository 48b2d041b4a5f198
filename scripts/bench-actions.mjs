/** How often each action is done. */
const ROUNDS = 5;
const LONG_TASK_MS = 50;

/** Notes what the browser measured of each interaction, and its long tasks; runs in the page. */
function observe() {
  window.hallMeasured = { interactions: [], longTasks: [] };
  const { interactions, longTasks } = window.hallMeasured;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) interactions.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
}

/** Forgets what was measured so far; runs in the page. */
function forget() {
  window.hallMeasured.interactions.length = 0;
  window.hallMeasured.longTasks.length = 0;
}

const button = (scope, name) => scope.getByRole('button', { name });
const SIGN_IN = /^登\s?录$/;

/** What is done most often, in an order in which it can be done again and again; each is one press. */
function actionsOf(page) {
  const panel = page.locator('.shell-panel[data-shown=true]');
  const menu = (name) => page.getByRole('menuitem', { name, exact: true });
  const tab = (name) => page.getByRole('tab', { name, exact: true });
  return [
    ['open a page from the menu', () => menu('操作日志').click()],
    ['type into a condition', () => panel.getByLabel('操作人', { exact: true }).press('2')],
    ['search', () => button(panel, /^查\s?询$/).click()],
    ['reset the conditions', () => button(panel, /^重\s?置$/).click()],
    ['go to the next page', () => panel.getByTitle('下一页').click()],
    ['sort by a column', () => panel.getByRole('columnheader', { name: '时间' }).click()],
    ['open the details of a row', () => button(panel.locator('tr[data-row-key]').first(), /./).first().click()],
    ['close them', () => page.keyboard.press('Escape')],
    ['switch to another tab', () => tab('首页').click()],
    ['close a tab', () => tab('操作日志').press('Delete')],
    ['switch the language', () => button(page, 'English').click()],
  ];
}

async function measured(page, rest, act) {
  await page.evaluate(forget);
  await act();
  await rest();
  return page.evaluate(() => ({
    // What took less is not told.
    interaction: Math.max(16, ...window.hallMeasured.interactions),
    longTasks: [...window.hallMeasured.longTasks],
  }));
}

/** Signs in by hand, and measures a key and the press of the button as well. */
async function signedIn({ browser, url, password, slowdown, Traffic }) {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  const traffic = new Traffic();
  traffic.watch(context);
  const rest = () => traffic.rest();
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${url}/login`);
  const [name, secret] = [page.getByLabel('用户名'), page.getByLabel('密码', { exact: true })];
  await name.waitFor();
  await name.fill('admi');
  await secret.fill(password);
  await name.press('End');
  const key = await measured(page, rest, () => name.press('n'));
  const press = await measured(page, rest, () => button(page, SIGN_IN).click());
  return { context, page, rest, key, press };
}

/**
 * Does what a person does most often and asks the browser how long each press took until something of it was painted (PERF-3: at most
 * 100 ms), and for how long its work kept out other input. @returns lines to print
 */
export async function benchActions(hall) {
  const all = new Map();
  const note = (name, one) => all.set(name, [...(all.get(name) ?? []), one]);
  for (let round = 0; round < ROUNDS; round++) {
    const { context, page, rest, key, press } = await signedIn(hall);
    note('type the sign-in name', key);
    note('press “sign in”', press);
    for (const [name, act] of actionsOf(page)) note(name, await measured(page, rest, act));
    await context.close();
  }
  const middle = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
  const lines = [...all].map(([name, ones]) => {
    const times = ones.map(({ interaction }) => interaction);
    const long = ones.map(({ longTasks }) => longTasks.reduce((sum, ms) => sum + ms, 0));
    return `${name.padEnd(28)}${String(middle(times)).padStart(5)} ms (${Math.min(...times)}–${Math.max(...times)}); tasks over ${LONG_TASK_MS} ms: ${middle(long).toFixed(0)} ms`;
  });
  return [`From a press to the next paint, CPU ${hall.slowdown}× slower; median (least–most) of ${ROUNDS}`, ...lines];
}

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/run.mjs';

// A page configured without paging, with 10,000 rows of 20 columns: how soon it is painted and how smoothly it scrolls (TABLE-5).
const ROWS = 10_000;
const COLUMNS = 20;
const SCREENS = 200;
/** A frame that takes longer than this is one that a person notices, in ms. */
const LONG_FRAME_MS = 50;
/** Time between two turns of the wheel, in ms. */
const TURN_MS = 50;
const PAGE = 'sign-in-log';
const BODY = '.ant-table-tbody-virtual-holder';

const load = (path) => import(pathToFileURL(join(root, path)).href);

/** The answers that make any page a large one: its configuration, its columns and its rows, as they travel. */
async function answers() {
  const [{ PageConfig, pageConfig }, { TableColumn, tableColumn }, { encode }, { envelope }, { plainListCall }] = await Promise.all(
    ['pages.js', 'table-columns.js', 'wire/decode.js', 'wire/envelope.js', 'wire/list.js'].map((file) => load(`contract/dist/${file}`)),
  );
  const columns = Array.from({ length: COLUMNS }, (_, index) =>
    tableColumn(`c${index}`, {
      order: index + 1,
      label: `列 ${index + 1}`,
      width: 130,
      amount: index % 4 === 3,
      tooltip: index % 4 === 1,
    }),
  );
  const cell = (row, index) =>
    index % 4 === 3 ? ((row * 7919 + index * 104_729) % 10_000_000) / 100 - 20_000 : `${row + 1}-${index + 1} 经费`;
  const rows = Array.from({ length: ROWS }, (_, row) =>
    Object.fromEntries([['id', String(row)], ...columns.map(({ fieldId }, index) => [fieldId, String(cell(row, index))])]),
  );
  const call = '/api/bench/rows';
  const config = pageConfig({ pageId: PAGE, title: { zh: '一万行', en: 'Ten thousand rows' }, call, paged: false, fields: [] });
  return {
    '/api/common/loadPageConfig': envelope(200, encode(PageConfig, config)),
    '/api/xtTableConfig/getXtTableConfig': envelope(
      200,
      columns.map((column) => encode(TableColumn, column)),
    ),
    [call]: envelope(200, encode(plainListCall(call).data, { total: ROWS, rows })),
  };
}

/** Notes when the first row is there. */
function watchRows() {
  const look = () => {
    if (document.querySelector('.kit-table [data-row-key]')) window.hallRows = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Notes the length of every frame until told to stop. */
function watchFrames() {
  const frames = [];
  let last = performance.now();
  let stopped = false;
  const look = (now) => {
    frames.push(now - last);
    last = now;
    if (!stopped) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  window.hallFrames = () => {
    stopped = true;
    return frames.slice(1);
  };
}

async function scroll(page) {
  const box = await page.locator(BODY).boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(watchFrames);
  for (let screen = 0; screen < SCREENS; screen++) {
    await page.mouse.wheel(0, box.height);
    await page.waitForTimeout(TURN_MS);
  }
  const frames = await page.evaluate(() => window.hallFrames());
  const [first, last] = await page
    .locator('.kit-table [data-row-key]')
    .evaluateAll((rows) => [rows.at(0), rows.at(-1)].map((row) => Number(row.dataset.rowKey)));
  return { frames, first, last };
}

/** @returns lines that say how the table did */
export async function benchTable({ browser, url, password, slowdown }) {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel('用户名').fill('admin');
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL(/home/);
  for (const [path, answer] of Object.entries(await answers())) {
    const body = JSON.stringify(answer);
    await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'application/json', body }));
  }
  await page.addInitScript(watchRows);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${url}/xtsz/${PAGE}`);
  await page.waitForFunction(() => window.hallRows, undefined, { timeout: 60_000 });
  const painted = await page.evaluate(() => ({
    rows: window.hallRows,
    answer: performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/api/bench/rows')).responseEnd,
  }));
  const { frames, first, last } = await scroll(page);
  await context.close();
  const long = frames.filter((frame) => frame > LONG_FRAME_MS).length;
  return [
    `table of ${ROWS} rows × ${COLUMNS} columns, CPU ${slowdown}× slower: first rows ${painted.rows.toFixed(0)} ms after the address was opened, ${(painted.rows - painted.answer).toFixed(0)} ms after the answer`,
    `scrolling ${SCREENS} screens of it: ${frames.length} frames, ${((100 * long) / frames.length).toFixed(1)} % over ${LONG_FRAME_MS} ms, longest ${Math.max(...frames).toFixed(0)} ms; ends at rows ${first}–${last}`,
  ];
}

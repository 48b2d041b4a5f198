import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { HEADLESS_SHELL, installedChromium } from '../../features/support/installed-chromium.js';
import { aptInstall, hasApt } from './apt.mjs';
import { root } from './run.mjs';

const TYPEFACE = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc';

const drawsChinese = () => existsSync(TYPEFACE) || Boolean(spawnSync('fc-list', [':lang=zh-cn'], { encoding: 'utf8' }).stdout);

/** Has Playwright download its Chromium. @returns {boolean} whether it is there and starts */
function downloadChromium() {
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { cwd: root, stdio: 'inherit' });
  const path = installedChromium();
  return Boolean(path) && (process.platform !== 'linux' || spawnSync(path, ['--version'], { stdio: 'inherit' }).status === 0);
}

/** This machine, as the tests need it. */
const HERE = {
  /** The browser that was asked for. */
  askedFor: process.env.CHROMIUM_PATH,
  hasApt,
  hasBrowser: () => Boolean(installedChromium()),
  hasQuickBrowser: () => existsSync(HEADLESS_SHELL),
  hasTypeface: () => process.platform !== 'linux' || drawsChinese(),
  hasDirectory: () => existsSync('/usr/sbin/slapd'),
  install: aptInstall,
  downloadChromium,
  say: console.log,
};

const WHY = {
  'chromium-headless-shell': 'a browser to test in',
  chromium: 'a browser to test in',
  'fonts-noto-cjk': 'a Chinese typeface for it',
  slapd: 'a directory to sign in by',
};

/** Installs one of Debian's packages and says so. */
function installed(machine, name) {
  machine.say(`» apt-get install ${name}: ${WHY[name]}`);
  return machine.install([name]);
}

function ensureBrowser(machine) {
  if (machine.askedFor) return machine.hasBrowser();
  if (machine.hasApt()) {
    if (machine.hasQuickBrowser() || installed(machine, 'chromium-headless-shell')) return true;
    if (machine.hasBrowser() || installed(machine, 'chromium')) return true;
  } else if (machine.hasBrowser()) return true;
  machine.say('» playwright install chromium: a browser to test in');
  return machine.downloadChromium();
}

/** What to do where there is no browser and none can be got. */
const adviceFor = ({ askedFor }) =>
  askedFor
    ? `CHROMIUM_PATH: there is no ${askedFor}.`
    : [
        'There is no browser to test in, and none could be got. Any Chromium or Chrome will do:',
        '  Debian:     apt-get install chromium fonts-noto-cjk, as root',
        '  elsewhere:  npx playwright install --with-deps chromium',
        '  or name one that is installed: CHROMIUM_PATH=/path/to/it',
      ].join('\n');

/**
 * Gets what the tests need beside Node and this machine lacks: a browser, a Chinese typeface for it, OpenLDAP's server. As root on
 * Debian by apt-get; elsewhere a browser alone, by Playwright's download. What is there is left as it is (OPS-1).
 * @returns {string | undefined} what to do, when there is no browser and none can be got
 */
export function ensureTestTools(machine = HERE) {
  if (!ensureBrowser(machine)) return adviceFor(machine);
  if (!machine.hasTypeface() && !(machine.hasApt() && installed(machine, 'fonts-noto-cjk')))
    machine.say('There is no Chinese typeface here; pictures of the tests will show boxes.');
  if (!machine.hasDirectory() && machine.hasApt()) installed(machine, 'slapd');
  return undefined;
}

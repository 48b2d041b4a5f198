import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** The one place that takes antd's picker, and gives it the time of Shanghai. */
const THE_PICKER = 'web/src/shared/ui/date-picker.ts';

/** What tells the time by the zone of the machine. */
const LOCAL = [
  /\.(?:get|set)(?:FullYear|Month|Date|Day|Hours|Minutes|TimezoneOffset)\(/,
  /\.toLocale(?:Date|Time)String\(/,
  /\bdayjs\((?:\)|new Date\b|Date\.now\b)/,
  /import\s*\{[^}]*\b(?:DatePicker|TimePicker|Calendar)\b[^}]*\}\s*from 'antd'/,
];
const tellsLocalTime = (code: string): boolean => LOCAL.some((pattern) => pattern.test(code));

const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard', '*/src/**.ts', '*/src/**.tsx', 'features/**.ts'], {
  cwd: ROOT,
});
const sources = listed
  .toString()
  .split('\0')
  .filter((file) => file !== '' && !/\.test\.tsx?$|\/dist\//.test(file));

it('days and hours are told in Asia/Shanghai (contract/src/rules/shanghai.ts), wherever the program runs', () => {
  expect(sources.length).toBeGreaterThan(500);
  const local = sources.filter((file) => tellsLocalTime(readFileSync(join(ROOT, file), 'utf8')));
  expect(local).toEqual([THE_PICKER]);
});

it.each([
  'new Date().getHours()',
  'now.getDate()',
  'dayjs().startOf("day")',
  'dayjs(new Date())',
  'moment.toLocaleDateString()',
  "import { Button, DatePicker } from 'antd'",
  "import {\n  DatePicker as Local,\n} from 'antd'",
])('finds what tells local time: %s', (code) => expect(tellsLocalTime(code)).toBe(true));

it.each(['now.getTime()', 'date.getUTCDate()', 'dayjs(wireDay(new Date()))', 'amount.toLocaleString()', "import { Button } from 'antd'"])(
  'leaves the rest alone: %s',
  (code) => expect(tellsLocalTime(code)).toBe(false),
);

import { describe, expect, it } from 'vitest';
import { browserOf } from './browser.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; 23127PN0CC; wv) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('AUTH-7 SYS-7 the browser of a session or of a log entry, for people to read', () => {
  it.each([
    [`${WINDOWS} Chrome/156.0.0.0 Safari/537.36`, 'Chrome 156 · Windows'],
    [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Microsoft Edge 142 · Windows'],
    [`${WINDOWS} Chrome/123.0.0.0 Safari/537.36 QQBrowser/19.5.0 Core/1.123`, 'QQ Browser 19 · Windows'],
    ['Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', 'Internet Explorer 11 · Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox 140 · Linux'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36', 'Chrome 142 · Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
      'Safari 18 · macOS',
    ],
    [`${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1`, 'Safari 18 · iOS'],
    [`${IPHONE} CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1`, 'Chrome 142 · iOS'],
    [`${IPHONE} Mobile/15E148 MicroMessenger/8.0.50(0x1800322c) NetType/WIFI Language/zh_CN`, 'WeChat 8 · iOS'],
    [`${ANDROID} Version/4.0 Chrome/130.0.6723.103 Mobile Safari/537.36 MicroMessenger/8.0.53.2740(0x28003533)`, 'WeChat 8 · Android'],
  ])('SYS-7 %s', (userAgent, shown) => expect(browserOf(userAgent)).toBe(shown));

  it.each([
    ['', ''],
    ['curl/8.9.1', 'curl/8.9.1'],
    ['node', 'node'],
    ['x'.repeat(16_000), 'x'.repeat(60)],
    [`${'y'.repeat(16_000)}/1 (z)`, 'y'.repeat(60)],
  ])('SYS-7 what is no known browser is shown as it says, in short (%#)', (userAgent, shown) => expect(browserOf(userAgent)).toBe(shown));
});

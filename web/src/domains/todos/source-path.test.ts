import { expect, it } from 'vitest';
import { sourcePath } from './source-path.ts';

it.each([
  [undefined, '/qtxt?menu=a.b'],
  ['{}', '/qtxt?menu=a.b'],
  ['{"waits":"1","text":"a&b"}', '/qtxt?menu=a.b&waits=1&text=a%26b'],
  ['{"limit":10}', '/qtxt?menu=a.b&limit=10'],
  ['{"url":"https://pay.example","menu":"c","waits":"1"}', '/qtxt?menu=a.b&waits=1'],
  ['no object', '/qtxt?menu=a.b'],
  ['[1]', '/qtxt?menu=a.b'],
])('TODO-2 of what waits, its page is asked for %s: %s', (pageQuery, path) => {
  expect(sourcePath({ menuId: 'a.b', ...(pageQuery && { pageQuery }) })).toBe(path);
});

import { MenuNode } from '@hall/contract/menu';
import { decodeAnswer } from '@hall/contract/wire/decode';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FunctionIcon } from './function-icon.tsx';

it.each([
  ['home', 'home'],
  ['no such icon', 'appstore'],
  ['constructor', 'appstore'],
  ['__proto__', 'appstore'],
])('API-5 an entry that names the icon %s has the icon %s', (image, icon) => {
  const decoded = decodeAnswer(MenuNode, { qid: 'a', qname: '甲', img: image });
  if (!decoded.ok) throw new Error(decoded.issues.join('; '));
  expect(renderToStaticMarkup(<FunctionIcon node={decoded.value} />)).toContain(`anticon-${icon}`);
});

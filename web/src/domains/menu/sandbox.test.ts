import { expect, it } from 'vitest';
import { sandboxOf } from './sandbox.ts';

const EVERYTHING = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads allow-modals';

it.each([
  ['nothing', '', ''],
  ['one permission', 'allow-forms', 'allow-forms'],
  ['some', ' allow-forms  ALLOW-SCRIPTS ', 'allow-scripts allow-forms'],
  ['whatever a frame may have, when it names none', undefined, EVERYTHING],
  ['never our window', 'allow-top-navigation allow-top-navigation-by-user-activation allow-top-navigation-to-custom-protocols', ''],
  ['never windows without a sandbox', 'allow-popups allow-popups-to-escape-sandbox', 'allow-popups'],
  ['nothing that is no permission', 'constructor allow-everything', ''],
])('MENU-7 the frame of a system may do %s', (_, sandbox, may) => expect(sandboxOf({ sandbox })).toBe(may));

import { readFileSync } from 'node:fs';
import type { HtmlTagDescriptor, Plugin } from 'vite';

// As React draws it: `npx vitest run web/src/app/first-login.test.tsx -u` writes the files, and without `-u` it fails where React draws another.
const formIn = (language: string): string => readFileSync(new URL(`first-login-${language}.html`, import.meta.url), 'utf8');

// A form for nobody goes before it is painted; one in another language is not painted before it has changed.
const SCRIPT = `
((form, english) => {
  const { lang, dataset } = document.documentElement;
  if (!('signIn' in dataset)) form.remove();
  if (lang !== form.lang) {
    form.replaceChildren(english.content);
    form.lang = lang;
  }
  if (matchMedia('(hover: hover) and (pointer: fine)').matches) form.querySelector('input').focus();
})(document.querySelector('.first-login'), document.querySelector('#first-login-en'));
`;

const TAGS: HtmlTagDescriptor[] = [
  { tag: 'div', attrs: { class: 'first-login', lang: 'zh-CN' }, children: formIn('zh') },
  { tag: 'template', attrs: { id: 'first-login-en' }, children: formIn('en') },
  { tag: 'script', children: SCRIPT },
];

/** Puts the sign-in form into the page itself, in both languages, so that it can be filled in before any script has run (PERF-3). */
export function firstLogin(): Plugin {
  return { name: 'hall:first-login', apply: 'build', transformIndexHtml: () => TAGS.map((tag) => ({ ...tag, injectTo: 'body-prepend' })) };
}

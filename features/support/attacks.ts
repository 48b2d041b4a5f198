import { expect, type Page } from '@playwright/test';
import { XSS_CORPUS } from './xss-corpus.ts';

declare global {
  interface Window {
    hallAttacked?: boolean;
  }
}

/** What an attack does here where it runs, in whatever frame: a dialog would only hold the page up. */
const RUN = 'top.hallAttacked=true';

/** Every attack of the corpus. */
export const ATTACKS: readonly string[] = XSS_CORPUS.map((attack) => attack.replaceAll('alert(1)', RUN));

/** All of them as one text. */
export const ALL_ATTACKS = ATTACKS.join(' ');

/** What a clean text still says at the end of them. */
export const LAST_WORD = 'the last word';

/** Ends whatever an attack leaves open, or it would swallow those behind it. */
const ENDS =
  '--></textarea></title></xmp></noembed></noframes></noscript></style></script></template></iframe></audio></video></mglyph></mtext></svg></math></table></form></select>';

/** All of them as one piece of HTML; but for the one that nothing ends. */
export const ATTACKING_HTML = [...ATTACKS.filter((attack) => !attack.includes('<plaintext>')), `<p>${LAST_WORD}</p>`].join(ENDS);

/** How Chromium tells of attacks already when a cleaner parses them, in a document of its own where nothing runs. */
export const PARSED = /Executing inline event handler violates|Setting the document's base URI/;

/** What of the document could run, fetch or send something for an attack. */
const dangerous = () => {
  const elements = 'object,embed,applet,frame,base,marquee,math,video,audio,meta[http-equiv=refresh],[srcdoc]';
  const addresses = /^(href|xlink:href|src|srcset|action|formaction|data|poster|background|ping)$/;
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].filter(
      ({ name, value }) =>
        name.startsWith('on') || (addresses.test(name) && /^\W*(javascript|vbscript|livescript|x$|1$)|evil\.test|text\/html/i.test(value)),
    ),
  );
  const made = [...document.querySelectorAll(elements)].map(({ outerHTML }) => outerHTML);
  const scripts = [...document.scripts].map(({ text }) => text).filter((text) => /hallAttacked|alert\(1\)/.test(text));
  return [...made, ...scripts, ...attributes.map(({ name, value, ownerElement }) => `${ownerElement?.localName} ${name}=${value}`)];
};

/** No attack has run anywhere on the page, and nothing on it could. */
export async function expectNothingRuns(page: Page): Promise<void> {
  expect(await page.evaluate(dangerous)).toEqual([]);
  expect(await page.evaluate(() => window.hallAttacked)).toBeUndefined();
}

import type { FastifyReply } from 'fastify';
import type { Clock } from '../core/clock.ts';
import { createNonces, type Nonces } from '../core/nonces.ts';
import { passwordFits } from '../core/passwords.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import { judge, personNamed } from '../domains/session/index.ts';
import { type Html, html, page } from './page.ts';

export interface FormShown {
  readonly title: string;
  readonly titleEn: string;
  /** Where it posts to. */
  readonly action: string;
  /** Sent back as they are. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly problem?: Problem | undefined;
}

export type Problem = keyof typeof PROBLEMS;

const PROBLEMS = {
  credentials: html`用户名或密码错误<small lang="en">Wrong user name or password</small>`,
  'tried-too-often': html`尝试次数过多，请十分钟后再试<small lang="en">Too many attempts; try again in ten minutes</small>`,
  stale: html`页面已过期，请重新输入<small lang="en">This page had expired; please enter them again</small>`,
} as const;

/** How long a form may be posted, in ms. */
const FORM_LIFE_MS = 600_000;

/** What goes into each form and comes back with it once, so that nothing that was posted once can be posted again. */
export const createForms = (clock: Clock): Nonces => createNonces(clock, FORM_LIFE_MS);

const label = (zh: string, en: string): Html => html`${zh} <span lang="en">${en}</span>`;

/** The page on which an embedded sign-on service asks for name and password, in both languages. */
export function sendForm(reply: FastifyReply, { title, titleEn, action, hidden, problem }: FormShown): FastifyReply {
  const fields = Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
  const body = html`${problem ? html`<p class="notice" role="alert">${PROBLEMS[problem]}</p>` : ''}<form class="sign-in" method="post" action="${action}">${fields}<label>${label('用户名', 'User name')}<input name="username" autocomplete="username" required maxlength="100" autofocus></label><label>${label('密码', 'Password')}<input name="password" type="password" autocomplete="current-password" required maxlength="100"></label><button>${label('登录', 'Sign in')}</button></form>`;
  const status = problem ? 401 : 200;
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .send(page(title, titleEn, '', body));
}

/**
 * Whose name and password they are, under the same limits as the hall's own sign-in.
 * @returns the person's user name and stored password, or what to tell
 */
export async function checkPassword(
  services: Services,
  { username = '', password = '' }: Readonly<Record<string, string>>,
  address: string,
): Promise<{ readonly userName: string; readonly passwordHash: string } | { readonly problem: Problem }> {
  try {
    const person = await personNamed(services, username);
    const claim = { name: person?.userName ?? username, address };
    const judged = await judge(services, claim, { owns: () => passwordFits(person?.passwordHash, password) });
    if (!judged.owned || !person?.enabled || person.locked) return { problem: 'credentials' };
    await services.database.unitOfWork(judged.forget);
    return { userName: person.userName, passwordHash: person.passwordHash };
  } catch (error) {
    if (error instanceof Refusal && error.rule === 'tried-too-often') return { problem: 'tried-too-often' };
    throw error;
  }
}

import type { PictureCode } from '@hall/contract/verification';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../core/clock.ts';
import { createNonces, type Nonces } from '../core/nonces.ts';
import { type Html, html, page } from './page.ts';

export interface FormShown {
  readonly title: string;
  readonly titleEn: string;
  /** Where it posts to. */
  readonly action: string;
  /** Sent back as they are. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly refused?: RefusedForm | undefined;
}

/** Why a form is shown again, with the picture to be read if it needs one. */
export interface RefusedForm {
  readonly problem: Problem;
  /** From when it may be tried again, where it may not be now. */
  readonly until?: string | number | undefined;
  readonly picture?: PictureCode | undefined;
}

export type Problem = keyof typeof PROBLEMS;

export const isProblem = (rule: string): rule is Problem => Object.hasOwn(PROBLEMS, rule);

const PROBLEMS = {
  credentials: html`用户名或密码错误<small lang="en">Wrong user name or password</small>`,
  'tried-too-often': html`尝试次数过多<small lang="en">Too many attempts</small>`,
  'verification-required': html`请输入图片中的字符<small lang="en">Enter the characters in the picture</small>`,
  'verification-wrong': html`图片中的字符不正确，请重新输入<small lang="en">That is not what the picture shows; please try again</small>`,
  'verification-expired': html`图片已过期，请重新输入<small lang="en">The picture has expired; please try again</small>`,
  'too-many-calls': html`操作过于频繁，请稍后再试<small lang="en">Too many requests; please try again later</small>`,
  stale: html`页面已过期，请重新输入<small lang="en">This page had expired; please enter them again</small>`,
} as const;

const problemOf = ({ problem, until }: RefusedForm): Html =>
  html`<p class="notice" role="alert">${PROBLEMS[problem]}${until ? html`请在 ${until} 之后再试<small lang="en">Try again after ${until}</small>` : ''}</p>`;

/** How long a form may be posted, in ms. */
const FORM_LIFE_MS = 600_000;

/** What goes into each form and comes back with it once, so that nothing that was posted once can be posted again. */
export const createForms = (clock: Clock): Nonces => createNonces(clock, FORM_LIFE_MS);

/**
 * Whether a form was posted from its own page, for the first time and soon enough. Another site would sign its visitors on as somebody
 * else.
 */
export const takeForm = (forms: Nonces, request: FastifyRequest, form: string): boolean => isOwn(request) && forms.take(form);

/** Browsers say from which site a form was posted, though not over plain http; other programs say nothing. */
const isOwn = ({ headers }: FastifyRequest): boolean =>
  [undefined, 'same-origin'].includes(headers['sec-fetch-site'] as string | undefined);

const label = (zh: string, en: string): Html => html`${zh} <span lang="en">${en}</span>`;

const pictureField = ({ id, image }: PictureCode): Html =>
  html`<input type="hidden" name="uuid" value="${id}"><label>${label('图片验证码', 'Picture code')}<img src="${image}" alt="验证图片 Verification picture" width="160" height="56"><input name="code" autocomplete="off" autocapitalize="characters" required maxlength="20"></label>`;

/** The page on which an embedded sign-on service asks for name and password, in both languages. */
export function sendForm(reply: FastifyReply, { title, titleEn, action, hidden, refused }: FormShown): FastifyReply {
  const fields = Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
  const problem = refused ? problemOf(refused) : '';
  const picture = refused?.picture ? pictureField(refused.picture) : '';
  const body = html`${problem}<form class="sign-in" method="post" action="${action}">${fields}<label>${label('用户名', 'User name')}<input name="username" autocomplete="username" required maxlength="100" autofocus></label><label>${label('密码', 'Password')}<input name="password" type="password" autocomplete="current-password" required maxlength="100"></label>${picture}<button>${label('登录', 'Sign in')}</button></form>`;
  const status = refused ? 401 : 200;
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .send(page(title, titleEn, '', body));
}

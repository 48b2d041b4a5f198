import { RULES } from '@hall/contract/errors';
import type { PictureCode, VerifiedSubject } from '@hall/contract/verification';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../core/clock.ts';
import { createNonces, type Nonces } from '../core/nonces.ts';
import { type Html, html, page, two } from './page.ts';

export interface FormShown {
  readonly title: string;
  readonly titleEn: string;
  /** Where it posts to. */
  readonly action: string;
  /** Sent back as they are. */
  readonly hidden: Readonly<Record<string, string>>;
  /** What was typed before; the password is never sent back. */
  readonly userName?: string | undefined;
  readonly refused?: RefusedForm | undefined;
}

/** Why a form is shown once more, with the picture to be read if it needs one. */
export interface RefusedForm {
  readonly problem: Problem;
  /** From when it may be tried again, where it may not be now. */
  readonly until?: string | number | undefined;
  readonly picture?: PictureCode | undefined;
  /** For whose failures the picture is asked for, where that is known, and until when. */
  readonly asked?: { readonly of: VerifiedSubject; readonly until: string | number } | undefined;
}

export type Problem = keyof typeof PROBLEMS;

export const isProblem = (rule: string): rule is Problem => Object.hasOwn(PROBLEMS, rule);

const ofRule = (rule: keyof typeof RULES): Html => two(RULES[rule].zh, RULES[rule].en);

const PROBLEMS = {
  credentials: ofRule('credentials'),
  'account-locked': ofRule('account-locked'),
  'account-disabled': ofRule('account-disabled'),
  'tried-too-often': two('尝试次数过多', 'Too many attempts'),
  'verification-required': two('请输入图片中的字符', 'Enter the characters in the picture'),
  'verification-wrong': two('图片中的字符不正确，请重新输入', 'That is not what the picture shows; please try again'),
  'verification-expired': two('图片已过期，请重新输入', 'The picture has expired; please try again'),
  'another-picture': two(
    '已换一张图片，请输入密码和图片中的字符',
    'Here is another picture; enter the password and what the picture shows',
  ),
  'too-many-calls': two('操作过于频繁，请稍后再试', 'Too many requests; please try again later'),
  stale: two('页面已过期，请重新输入', 'This page had expired; please enter them again'),
} as const;

const problemOf = ({ problem, until }: RefusedForm): Html =>
  html`<p class="notice" role="alert">${PROBLEMS[problem]}${until ? two(`请在 ${until} 之后再试`, `Try again after ${until}`) : ''}</p>`;

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

const ASKED_FOR: Readonly<Record<VerifiedSubject, (until: string | number) => Html>> = {
  name: (until) =>
    two(
      `此用户名多次登录失败，在 ${until} 之前登录须输入图片中的字符`,
      `This user name failed to sign in several times: the picture is asked for until ${until}`,
    ),
  address: (until) =>
    two(
      `您所在的网络多次登录失败，在 ${until} 之前从此处登录须输入图片中的字符`,
      `Many sign-ins from your network failed: the picture is asked of everybody there until ${until}`,
    ),
};

const reasonOf = ({ asked }: RefusedForm): Html | '' => (asked ? html`<p class="reason">${ASKED_FOR[asked.of](asked.until)}</p>` : '');

const pictureField = ({ id, image }: PictureCode): Html =>
  html`<input type="hidden" name="uuid" value="${id}"><label>${label('图片验证码', 'Picture code')}<img src="${image}" alt="验证图片 Verification picture" width="160" height="56"><input name="code" autocomplete="off" autocapitalize="characters" required maxlength="20"></label>`;

/** Sends the form back for another picture. It stands behind the button to sign in, which the Enter key therefore presses. */
const ANOTHER = html`<button class="plain" name="another" value="1" formnovalidate>${label('换一张', 'Another picture')}</button>`;

const nameField = (userName: string): Html =>
  html`<label>${label('用户名', 'User name')}<input name="username" autocomplete="username" required maxlength="100" value="${userName}" ${userName ? '' : 'autofocus'}></label>`;

const passwordField = (isFirst: boolean): Html =>
  html`<label>${label('密码', 'Password')}<input name="password" type="password" autocomplete="current-password" required maxlength="100" ${isFirst ? 'autofocus' : ''}></label>`;

/** The page on which an embedded sign-on service asks for name and password, in both languages. */
export function sendForm(reply: FastifyReply, { title, titleEn, action, hidden, userName = '', refused }: FormShown): FastifyReply {
  const fields = Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
  const problem = refused ? problemOf(refused) : '';
  const picture = refused?.picture;
  const buttons = html`<div class="buttons"><button>${label('登录', 'Sign in')}</button>${picture ? ANOTHER : ''}</div>`;
  const asked = html`${nameField(userName)}${passwordField(userName !== '')}${picture ? pictureField(picture) : ''}${refused ? reasonOf(refused) : ''}`;
  const body = html`<form class="sign-in" method="post" action="${action}">${problem}${fields}${asked}${buttons}</form>`;
  const status = refused ? 401 : 200;
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .send(page(title, titleEn, '', body));
}

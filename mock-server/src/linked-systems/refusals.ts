import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { html, page } from './page.ts';

interface Said {
  readonly title: string;
  readonly titleEn: string;
  readonly zh: string;
  readonly en: string;
}

const SIGN_ON_OVER: Said = {
  title: '无法打开',
  titleEn: 'Cannot open this page',
  zh: '登录凭证已失效，请从财务网上办事大厅重新打开。',
  en: 'This sign-on has been used or has expired; open the function from Finance Hall again.',
};
const NO_SUCH_PAGE: Said = {
  title: '页面不存在',
  titleEn: 'No such page',
  zh: '没有这个页面，请从财务网上办事大厅打开。',
  en: 'There is no such page; open the function from Finance Hall.',
};
const UNREADABLE: Said = {
  title: '无法处理',
  titleEn: 'Cannot be processed',
  zh: '提交的内容无法识别，请从财务网上办事大厅重新打开。',
  en: 'What was sent cannot be read; open the function from Finance Hall again.',
};
const BROKEN: Said = {
  title: '操作失败',
  titleEn: 'The operation failed',
  zh: '操作失败，请稍后再试。',
  en: 'The operation failed; please try again later.',
};

const say = (reply: FastifyReply, status: number, { title, titleEn, zh, en }: Said): FastifyReply =>
  reply
    .status(status)
    .type('text/html; charset=utf-8')
    .send(page(title, titleEn, '', html`<p class="notice">${zh}<small lang="en">${en}</small></p>`));

/** Answers whose sign-on is used up, has expired, or is not for this function. */
export const refuseSignOn = (reply: FastifyReply): FastifyReply => say(reply, 403, SIGN_ON_OVER);

/** Whoever comes here sees a page, whatever is wrong: an unknown address, a form that cannot be read, a failure of ours. */
export function answerErrorsByPages(app: FastifyInstance): void {
  app.setNotFoundHandler((_, reply) => say(reply, 404, NO_SUCH_PAGE));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode < 500) return say(reply, statusCode, UNREADABLE);
    request.log.error({ err: error }, 'unexpected failure');
    return say(reply, 500, BROKEN);
  });
}

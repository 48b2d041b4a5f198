import { ATTACHMENT_MAX_BYTES, cleanFileName } from '@hall/contract/rules/attachment';
import { describe, expect, it } from 'vitest';
import { XSS_CORPUS } from '../../../../../features/support/xss-corpus.ts';
import { testHall } from '../../../testing/test-hall.ts';

const DRAFT = { ggbt: '停机通知', ggnr: '<p>今晚停机</p>', ggdj: 1, sfzd: '0', everyone: '1', departmentIds: [], roleIds: [] };
const base64 = (content: string | Uint8Array) => Buffer.from(content).toString('base64');

async function drafted() {
  const hall = await testHall();
  const token = await hall.signIn('noticeadmin');
  const { id } = (await hall.post('/api/notices/save', DRAFT, token)).data as { id: string };
  const attach = (name: string, content: string | Uint8Array) =>
    hall.post('/api/notices/attach', { id, name, content: base64(content) }, token);
  return { hall, token, id, attach };
}

describe('NOTICE-7 NOTICE-2 attachments', () => {
  it('NOTICE-7 are at most eight, and can be taken away again', async () => {
    const { hall, token, attach } = await drafted();
    const answers = [];
    for (let number = 0; number < 8; number++) answers.push(await attach('说明.pdf', '%PDF-1.7'));
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(answers.map(({ data }) => (data as { name: string }).name).slice(0, 3)).toEqual(['说明.pdf', '说明 (2).pdf', '说明 (3).pdf']);
    expect(await attach('九.pdf', '%PDF-1.7')).toMatchObject({ code: 500, message: '附件最多8个', data: { rule: 'too-many-files' } });
    const [first] = answers.map(({ data }) => data as { id: string });
    const detach = () => hall.post('/api/notices/detach', { id: first?.id }, token);
    expect((await detach()).code).toBe(200);
    expect((await detach()).code).toBe(404);
    expect((await attach('九.pdf', '%PDF-1.7')).code).toBe(200);
  });

  it('NOTICE-7 are taken up to 10 MB, and one is the ninth also where two come at once', async () => {
    const { attach } = await drafted();
    const large = new Uint8Array(ATTACHMENT_MAX_BYTES + 1).fill(65);
    expect((await attach('a.txt', large.subarray(1))).code).toBe(200);
    expect(await attach('a.txt', large)).toMatchObject({ code: 404, data: { field: 'content', rule: 'file-size' } });
    for (let number = 0; number < 6; number++) await attach('b.txt', 'b');
    const last = await Promise.all([attach('c.txt', 'c'), attach('d.txt', 'd')]);
    expect(last.map(({ code }) => code)).toEqual([200, 500]);
  });

  it.each([
    ['a page', 'a.html', '<html><script>alert(1)</script>'],
    ['a picture that runs', 'a.svg', '<svg onload=alert(1)>'],
    ['a programme that is called a text', 'a.txt', new Uint8Array([77, 90, 0, 3])],
    ['a page that is called a PDF', 'a.pdf', '<html>'],
    ['a programme', 'a.exe', 'MZ'],
    ['a name of the language', 'a.constructor', 'x'],
    ['a file without an ending', 'a', 'x'],
  ])('NOTICE-7 SEC-2 refuse %s', async (_, name, content) => {
    const { attach } = await drafted();
    expect(await attach(name, content)).toMatchObject({ code: 404, data: { field: 'content', rule: 'file-type' } });
  });

  it('NOTICE-7 refuse what is no base64', async () => {
    const { hall, token, id } = await drafted();
    const answer = await hall.post('/api/notices/attach', { id, name: 'a.txt', content: '<%>' }, token);
    expect(answer).toMatchObject({ code: 404, data: { field: 'content', rule: 'file-empty' } });
  });

  it('NOTICE-7 of a draft are downloaded by who manages notices, and by nobody else', async () => {
    const { hall, token, attach } = await drafted();
    const { id } = (await attach('说明.txt', '内容')).data as { id: string };
    const fetched = (as: string) =>
      hall.fastify.inject({ url: `/api/notices/attachment?id=${id}`, headers: { authorization: `Bearer ${as}` } });
    const file = await fetched(token);
    expect(file.headers).toMatchObject({
      'content-type': 'text/plain',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('说明.txt')}`,
      'x-content-type-options': 'nosniff',
    });
    expect(file.payload).toBe('内容');
    expect((await fetched(await hall.signIn('staff'))).json()).toMatchObject({ code: 404 });
  });

  it('NOTICE-2 SEC-2 whatever they are called, nothing of it is markup in a name, and they keep their ending', () => {
    for (const evil of XSS_CORPUS) {
      const name = cleanFileName(`${evil}.txt`);
      expect(name, evil).not.toMatch(/[<>"'`&:/\\]|\p{Cc}|\p{Cf}/u);
      expect(name, evil).toMatch(/^.+\.txt$/);
    }
  });

  it('NOTICE-2 SEC-2 what looks like markup in a title stays the text that it is, and a file is called by its clean name', async () => {
    const { hall, token, attach } = await drafted();
    const [evil] = XSS_CORPUS as [string];
    expect(await attach(`${evil}.txt`, 'x')).toMatchObject({ code: 200, data: { name: 'script_.txt' } });
    const { id } = (await hall.post('/api/notices/save', { ...DRAFT, ggbt: evil }, token)).data as { id: string };
    expect((await hall.post('/api/notices/in-full', { id }, token)).data).toMatchObject({ notice: { ggbt: evil } });
  });
});

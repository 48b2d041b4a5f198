import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type TestHall, testHall } from '../../testing/test-hall.ts';

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const chunk = (type: string, data: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
};

/** A picture whose head is that of a PNG of this size, filled up to a number of bytes. */
function png(width: number, height: number, bytes = 0): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  const whole = Buffer.concat([PNG_START, chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(width + 1)))]);
  return Buffer.concat([whole, Buffer.alloc(Math.max(0, bytes - whole.length))]);
}

const jpeg = (width: number, height: number) => {
  const frame = Buffer.from([0xff, 0xc0, 0, 17, 8, 0, 0, 0, 0, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0]), frame]);
};

const address = (content: Buffer, type = 'png') => `data:image/${type};base64,${content.toString('base64')}`;
const save = (hall: TestHall, token: string, photo: unknown) => hall.post('/api/updateUser', { photo }, token);
const photo = async (hall: TestHall, token: string) => (await hall.get('/api/yhxx/userphtot', token)).data;
const version = async (hall: TestHall, token: string) => ((await hall.get('/api/yhxx', token)).data as { photo: string }).photo;

describe('ACCT-2 the photo', () => {
  it('ACCT-2 is the default one (empty) until there is one, and again once it is removed', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    expect([await photo(hall, token), await version(hall, token)]).toEqual(['', '']);
    expect(await save(hall, token, address(png(64, 64)))).toMatchObject({ code: 200 });
    expect(await photo(hall, token)).toBe(address(png(64, 64)));
    const first = await version(hall, token);
    expect(await save(hall, token, address(jpeg(80, 80), 'jpeg'))).toMatchObject({ code: 200 });
    expect(await photo(hall, token)).toBe(address(jpeg(80, 80), 'jpeg'));
    expect(new Set(['', first, await version(hall, token)]).size).toBe(3);
    expect(await save(hall, token, '')).toMatchObject({ code: 200 });
    expect([await photo(hall, token), await version(hall, token)]).toEqual(['', '']);
  });

  it('ACCT-2 SEC-2 is JPG or PNG by its content, whatever it says it is', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    await save(hall, token, address(jpeg(64, 64), 'png'));
    expect(await photo(hall, token)).toBe(address(jpeg(64, 64), 'jpeg'));
    const refused = { code: 404, data: { field: 'photo', rule: 'photo-type' }, message: '头像只能是 JPG 或 PNG 格式' };
    for (const content of [
      Buffer.from('GIF89a-and-so-on'),
      Buffer.from('<svg onload="alert(1)"/>'),
      PNG_START,
      Buffer.from([0xff, 0xd8, 0xff]),
    ])
      expect(await save(hall, token, address(content))).toMatchObject(refused);
    for (const text of [
      'x',
      'http://evil.test/a.png',
      'data:image/svg+xml;base64,AAAA',
      'data:image/png;base64,',
      'data:image/png;base64,@@',
    ])
      expect(await save(hall, token, text)).toMatchObject(refused);
    expect(await photo(hall, token)).toBe(address(jpeg(64, 64), 'jpeg'));
  });

  it('ACCT-2 has at most 2 MB, more than other calls take', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    const most = 2 * 1024 * 1024;
    expect(await save(hall, token, address(png(64, 64, most)))).toMatchObject({ code: 200 });
    expect(await save(hall, token, address(png(64, 64, most + 1)))).toMatchObject({
      code: 404,
      data: { field: 'photo', rule: 'photo-size' },
      message: '头像不能超过 2 MB',
    });
    expect(await save(hall, token, address(png(64, 64, 2 * most)))).toMatchObject({ status: 413, data: { rule: 'too-large' } });
    expect(await hall.post('/api/yhxx/lxfs', { lxdh: '1'.repeat(most) }, token)).toMatchObject({ status: 413 });
  });

  it('ACCT-2 is square', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    for (const content of [png(64, 65), png(0, 0), jpeg(10, 20)])
      expect(await save(hall, token, address(content))).toMatchObject({ code: 404, data: { field: 'photo' } });
    expect(await save(hall, token, address(png(64, 65)))).toMatchObject({ data: { rule: 'photo-square' } });
  });

  it.each([[undefined], [null], [7], [['data:image/png;base64,AAAA']], [{}]])('ACCT-2 is text: %j', async (value) => {
    const hall = await testHall();
    expect(await save(hall, await hall.signIn('staff'), value)).toMatchObject({ code: 404, data: { field: 'photo' } });
  });

  it("ACCT-2 is each person's own", async () => {
    const hall = await testHall();
    const [staff, leader] = [await hall.signIn('staff'), await hall.signIn('leader')];
    await save(hall, staff, address(png(64, 64)));
    expect(await photo(hall, leader)).toBe('');
  });
});

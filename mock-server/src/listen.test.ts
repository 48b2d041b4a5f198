import { describe, expect, it } from 'vitest';
import { listenAt } from './listen.ts';

describe('OPS-2 an address that cannot be listened at', () => {
  it.each([
    ['EADDRINUSE', 'PORT: port 80 of ::1 is taken; stop what runs there, or choose another'],
    ['EACCES', 'PORT: port 80 is not for this user; choose one above 1023'],
    ['EADDRNOTAVAIL', 'HOST: "::1" is no address of this machine'],
    ['EAFNOSUPPORT', 'HOST: "::1" is no address of this machine'],
  ])('for %s is told in one line that names the variable', async (code, line) => {
    const refused = listenAt('PORT', { host: '::1', port: 80 }, async () => {
      throw Object.assign(new Error(code), { code });
    });
    await expect(refused).rejects.toThrow(line);
  });
});

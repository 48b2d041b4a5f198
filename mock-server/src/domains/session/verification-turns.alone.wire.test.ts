import { afterEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '../../core/refusal.ts';
import { type TestHall, testHall } from '../../testing/test-hall.ts';
import { newPicture } from './verification.ts';

const drawings = vi.hoisted(() => ({ begun: (): void => undefined }));
vi.mock('./pictures/slider.ts', async (load) => {
  const real = await load<typeof import('./pictures/slider.ts')>();
  return {
    ...real,
    drawSlider: () => {
      drawings.begun();
      return real.drawSlider();
    },
  };
});
afterEach(() => {
  drawings.begun = () => undefined;
});

const KINDS = { picture: '/api/user/createImgValidate', slider: '/api/user/createImgValidate2' };
const ask = (hall: TestHall, path: string, address = '10.0.0.1') => hall.send('GET', path, undefined, { 'x-forwarded-for': address });
const many = (hall: TestHall, path: string, count = 30) => Array.from({ length: count }, () => ask(hall, path));

describe('SEC-4 AUTH-3 many who ask for a verification at once', () => {
  it('SEC-4 leave everybody else a score of turns between two drawings, as each takes one new connection', async () => {
    const hall = await testHall();
    let turns = 0;
    const drawnIn: number[] = [];
    drawings.begun = () => void drawnIn.push(turns);
    const next = () =>
      setImmediate(() => {
        turns += 1;
        if (drawnIn.length < 30) next();
      });
    next();
    await Promise.all(many(hall, KINDS.slider));
    const between = drawnIn.slice(1).map((drawn, index) => drawn - (drawnIn[index] ?? 0));
    expect(Math.min(...between)).toBeGreaterThanOrEqual(19);
  });

  it.each(Object.entries(KINDS))('SEC-4 keep nobody of another network waiting for more than one of them: a %s', async (_, path) => {
    const hall = await testHall();
    const answered: string[] = [];
    const first = many(hall, path).map((answer) => answer.then(() => answered.push('many')));
    const other = ask(hall, path, '10.0.0.2').then(() => answered.push('other'));
    await Promise.all([...first, other]);
    expect(answered.indexOf('other')).toBeLessThanOrEqual(3);
  });

  it('SEC-4 get none drawn once they have gone', async () => {
    const { services } = await testHall();
    const gone = AbortSignal.abort(new Refusal(500, 'called-off'));
    await expect(newPicture(services, { address: '10.0.0.1', gone })).rejects.toMatchObject({ rule: 'called-off' });
  });
});

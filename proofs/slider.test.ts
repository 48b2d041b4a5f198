import { api } from '@hall/contract/api';
import { expect, it } from 'vitest';
import { ApiClient } from '../features/support/api-client.ts';
import { unsolved } from '../features/support/hall.ts';
import { PIXEL_SOLVERS } from '../mock-server/src/testing/pixel-solver.ts';
import { attackedDatabase, attackedServer } from './support/server.ts';
import { size } from './support/size.ts';

/** As near as the server takes for right, px. */
const NEAR = 8;
const PUZZLES = size(20, 100);
/** Chance alone solves one in fourteen, and these are as good as never reached by it; a piece that was cut out is found each time. */
const SOLVED_AT_MOST = size(9, 20);

it('SEC-4 AUTH-3 no way of comparing pixels solves the sliders', async () => {
  const { url } = await attackedServer(await attackedDatabase(), { DEMO_DATA: '1', MOCK_CONTROL: '1' });
  const door = new ApiClient(url);
  const solved = new Map(Object.keys(PIXEL_SOLVERS).map((way) => [way, 0]));
  for (let puzzle = 0; puzzle < PUZZLES; puzzle++) {
    const { data } = await door.call(api.session.createSlider);
    const solution = Number((await unsolved(url)).find(({ id }) => id === data?.id)?.solution);
    for (const [way, solve] of Object.entries(PIXEL_SOLVERS))
      if (data && Math.abs(solve(data) - solution) <= NEAR) solved.set(way, (solved.get(way) ?? 0) + 1);
    expect(solution).toBeGreaterThan(0);
  }
  for (const [way, count] of solved) expect([way, count <= SOLVED_AT_MOST, count]).toEqual([way, true, count]);
});

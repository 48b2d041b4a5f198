import type { FastifyInstance } from 'fastify';
import { refuse, sentIn } from './answers.ts';
import type { Faults } from './faults.ts';
import { readRule } from './read-fault.ts';

/** Which calls are to fail, and how. */
export function serveFaults(control: FastifyInstance, faults: Faults): void {
  control.get('/mock/faults', async () => faults.list());
  control.post('/mock/faults', async (request, reply) => {
    const read = readRule(sentIn(request));
    if (!('value' in read)) return refuse(reply, `${read.field} ${read.problem}`);
    faults.set(read.value);
    return faults.list();
  });
  control.post('/mock/faults/remove', async (request, reply) => {
    const { call } = sentIn(request);
    if (typeof call !== 'string' || !faults.remove(call)) return refuse(reply, 'call must be one that has a rule');
    return faults.list();
  });
  control.post('/mock/faults/clear', async () => {
    faults.clear();
    return faults.list();
  });
}

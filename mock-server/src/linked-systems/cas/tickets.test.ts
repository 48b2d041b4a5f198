import { expect, it } from 'vitest';
import { createClock } from '../../core/clock.ts';
import { createTickets } from './tickets.ts';

const signOnOf = (userName: string) => ({ userName, passwordHash: 'a hash' });
const ticketOf = (userName: string) => ({ ...signOnOf(userName), service: 'http://hall.test/', askedPassword: false });

it("SEC-4 AUTH-5 nobody pushes out others' service tickets, but the oldest of their own", () => {
  const tickets = createTickets(createClock());
  const [others, first] = [tickets.forService(ticketOf('leader')), tickets.forService(ticketOf('staff'))];
  const more = Array.from({ length: 5_000 }, () => tickets.forService(ticketOf('staff')));
  expect(tickets.takeService(others)).toEqual(ticketOf('leader'));
  expect(tickets.takeService(first)).toBeUndefined();
  expect(more.filter((id) => tickets.takeService(id))).toEqual(more.slice(-20));
});

it("SEC-4 AUTH-5 nobody pushes out others' sign-ons", () => {
  const tickets = createTickets(createClock());
  const [others, first] = [tickets.signOn(signOnOf('leader')), tickets.signOn(signOnOf('staff'))];
  const more = Array.from({ length: 50_000 }, () => tickets.signOn(signOnOf('staff')));
  expect(tickets.signedOn(others)).toEqual(signOnOf('leader'));
  expect(tickets.signedOn(first)).toBeUndefined();
  expect(tickets.signedOn(more.at(-1) ?? '')).toEqual(signOnOf('staff'));
});

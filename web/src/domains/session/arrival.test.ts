import { beforeEach, expect, it } from 'vitest';
import { keepAsked, takeArrival, takeAsked } from './arrival.ts';

beforeEach(() => sessionStorage.clear());

it('AUTH-6 what the head script took out of the address is there once', () => {
  window.hallArrival = '?token=abc%2Bd';
  expect(takeArrival().get('token')).toBe('abc+d');
  expect(takeArrival().get('token')).toBeNull();
});

it('ENTRY-1 the page that was asked for is kept while the browser is elsewhere, and given once', () => {
  keepAsked('/tzgg?page=2');
  expect(takeAsked()).toBe('/tzgg?page=2');
  expect(takeAsked()).toBeNull();
});

it('ENTRY-1 what an earlier way in has left is forgotten by the next', () => {
  keepAsked('/tzgg');
  keepAsked(null);
  expect(takeAsked()).toBeNull();
});

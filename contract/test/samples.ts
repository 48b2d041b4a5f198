import { describe, expect, test } from 'vitest';
import { decodeAnswer, encode } from '../src/wire/decode.ts';
import type { Endpoint } from '../src/wire/endpoint.ts';
import type { Entity, Schema } from '../src/wire/entity.ts';
import { checkRequest } from '../src/wire/strict.ts';
import { damaged, spelledOtherwise } from './bent-answers.ts';
import { fieldsIn } from './fields-in.ts';
import { losesUntold, saysTheSame } from './told.ts';

/** One value twice: literally as it travels, and as our code sees it. */
type Sample<T> = readonly [wire: unknown, domain: T];

type SamplesOf<E> = (E extends { readonly request: Entity<infer R> } ? { readonly request: Sample<R> } : unknown) &
  (E extends { readonly data: Schema<infer D> } ? { readonly data: Sample<D> } : unknown);

/** A sample of everything that the calls of one domain send and answer. */
export type Samples<Calls> = { readonly [Name in keyof Calls]: SamplesOf<Calls[Name]> };

interface AnySamples {
  readonly request?: Sample<unknown>;
  readonly data?: Sample<unknown>;
}

/** Tests that each call of a domain reads and writes exactly the wire values given; every field must occur in them. */
export function testOnTheWire<Calls extends Record<string, Endpoint>>(calls: Calls, samples: Samples<Calls>): void {
  for (const [name, call] of Object.entries(calls)) {
    const { request, data } = samples[name] as AnySamples;
    describe(`${call.method} ${call.path}`, () => {
      test('API-5 a request has these names on the wire', () => {
        expect(request !== undefined).toBe(call.request !== undefined);
        if (call.request && request) expectRequest(call.request, request);
      });
      test('API-5 an answer has these names on the wire', () => {
        expect(data !== undefined).toBe(call.data !== undefined);
        if (call.data && data) expectAnswer(call.data, data);
      });
      if (call.data && data) {
        const [schema, [answer]] = [call.data, data];
        test('API-5 an answer that spells numbers as text, or has more fields, says the same', () => {
          expect(
            spelledOtherwise(answer)
              .filter((bent) => !saysTheSame(schema, answer, bent))
              .map(({ way }) => way),
          ).toEqual([]);
        });
        test('API-5 of an answer in which something is missing or does not fit nothing vanishes without a word', () => {
          expect(
            damaged(answer)
              .filter((bent) => losesUntold(schema, answer, bent))
              .map(({ way }) => way),
          ).toEqual([]);
        });
      }
    });
  }
}

function expectRequest(schema: Entity<unknown>, [wire, domain]: Sample<unknown>): void {
  expect(checkRequest(schema, wire)).toEqual({ ok: true, value: domain });
  expect(encode(schema, domain)).toEqual(wire);
  expect(pathsIn(wire)).toEqual(expect.arrayContaining(fieldsIn(schema)));
}

function expectAnswer(schema: Schema<unknown>, [wire, domain]: Sample<unknown>): void {
  expect(decodeAnswer(schema, wire)).toEqual({ ok: true, value: domain, leftOut: [] });
  expect(encode(schema, domain)).toEqual(wire);
  expect(pathsIn(wire)).toEqual(expect.arrayContaining(fieldsIn(schema)));
}

/** The paths of all fields of a wire value; rows of lists count as their list. */
function pathsIn(value: unknown, parent = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((row) => pathsIn(row, parent));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [`${parent}${name}`, ...pathsIn(part, `${parent}${name}.`)]);
}

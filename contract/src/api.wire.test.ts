import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { facts } from '../test/facts.ts';
import { fieldsIn } from '../test/fields-in.ts';
import { tolerantIn } from '../test/tolerant-in.ts';
import { UserInfo } from './account.ts';
import { type ApiCalls, allEndpoints, PERMISSIONS } from './api.ts';
import { StoredSerial } from './duties.ts';
import { ExportField, ExportRequest } from './exchange.ts';
import { DEFAULT_HABITS, type HabitName, LayoutSettings, UserHabit } from './habits.ts';
import { MenuNode, MenuRoute, menuEndpoints } from './menu.ts';
import { Notice, NoticeFilter } from './notices.ts';
import { PARAMETERS } from './parameter-table.ts';
import { Parameter } from './parameters.ts';
import { QueryField } from './query-fields.ts';
import { QueryValue, SavedQuery, SuggestionRequest, savedQueriesEndpoints } from './saved-queries.ts';
import { SignedIn } from './session.ts';
import { TableColumn } from './table-columns.ts';
import { TodoSource } from './todos.ts';
import { updatesEndpoints } from './updates.ts';
import { actionOf, endpoint } from './wire/endpoint.ts';
import { envelope } from './wire/envelope.ts';

const documented = facts('endpoints.tsv').map(([method, path, spec]) => `${method} ${path} (${spec})`);

/** What the preferences are called on the wire. */
function habitIds(): string[] {
  const named = Object.keys(DEFAULT_HABITS).map((habit) => z.encode(UserHabit, { personId: '', habit: habit as HabitName, value: '' }));
  return named.map((row) => (row as { habitId: string }).habitId);
}

/** Where the contract has the fields of each entity of the specification that is served so far. */
const SERVED: Record<string, readonly string[]> = {
  user: fieldsIn(UserInfo).map((path) => path.replace('roles.', '')),
  'session-state': [...fieldsIn(SignedIn), ...fieldsIn(StoredSerial)],
  'layout-settings': fieldsIn(LayoutSettings),
  'user-habit': fieldsIn(UserHabit),
  'habit-id': habitIds(),
  'notice-counts': fieldsIn(UserInfo),
  'system-parameter': fieldsIn(Parameter),
  'parameter-id': Object.values(PARAMETERS).map(({ id }) => id),
  'menu-node': fieldsIn(MenuNode),
  'menu-route': fieldsIn(MenuRoute),
  notice: fieldsIn(Notice),
  'favourite-request': fieldsIn(menuEndpoints.addFavourite.request),
  'notice-list-request': fieldsIn(NoticeFilter),
  version: fieldsIn(updatesEndpoints.version.data),
  'todo-source': fieldsIn(TodoSource),
  'query-field-config': fieldsIn(QueryField),
  'saved-query': [...fieldsIn(SavedQuery), ...fieldsIn(SuggestionRequest), ...fieldsIn(savedQueriesEndpoints.suggestions.data)],
  'query-value': fieldsIn(QueryValue),
  'suggestion-query': fieldsIn(SuggestionRequest),
  'table-column': fieldsIn(TableColumn),
  'export-request': fieldsIn(ExportRequest),
  'export-field': fieldsIn(ExportField),
  envelope: Object.keys(envelope(200)),
};

/** Fields that never travel in a call: the browser keeps them or counts them itself. */
const KEPT_BY_THE_BROWSER: Record<string, readonly string[]> = {
  'session-state': ['userRole', 'userInfo', 'sysCs'],
  'notice-counts': ['tzggNum', 'tzggYwxtData', 'tzggBdxtData', 'dbsxNum', 'wsjhVisible'],
};

const ENTITIES_NOT_SERVED_YET = [
  'grid-item',
  'chart',
  'chart-field-groups',
  'chart-field',
  'service-search-request',
  'service-search-row',
  'authorization-application',
];

test('API-5 every field of the specification that is served is on the contract under its wire name', () => {
  const missing = facts('fields.tsv')
    .filter(([entity = '']) => !ENTITIES_NOT_SERVED_YET.includes(entity))
    .filter(([entity = '', field = '']) => !SERVED[entity]?.includes(field))
    .map(([entity, field]) => `${entity}.${field}`);
  const explained = Object.entries(KEPT_BY_THE_BROWSER).flatMap(([entity, names]) => names.map((name) => `${entity}.${name}`));
  expect(missing.sort()).toEqual(explained.sort());
});

test('API-5 nothing is left out that is served, or that the specification does not have', () => {
  expect(ENTITIES_NOT_SERVED_YET.filter((entity) => Object.hasOwn(SERVED, entity))).toEqual([]);
  expect(facts('fields.tsv').map(([entity]) => entity)).toEqual(expect.arrayContaining(ENTITIES_NOT_SERVED_YET));
});

test('every call that names a section of the specification is one of its calls', () => {
  const ours = allEndpoints.flatMap(({ method, path, spec }) => (spec ? [`${method} ${path} (${spec})`] : []));
  expect(documented).toEqual(expect.arrayContaining(ours));
});

test('every call that is not in the specification is marked as ours', () => {
  const paths = new Set(facts('endpoints.tsv').map(([, path]) => path));
  for (const { path, spec } of allEndpoints) expect([path, spec !== undefined]).toEqual([path, paths.has(path)]);
});

test('API-2 no request has a field that its call does not know, in rows neither', () => {
  const tolerant = allEndpoints.flatMap(({ path, request }) => (request ? tolerantIn(request).map((place) => path + place) : []));
  expect(tolerant).toEqual([]);
});

test('no call is described twice', () => {
  const calls = allEndpoints.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(calls).size).toBe(calls.length);
});

test('SYS-15 every permission that a call names is declared by a domain', () => {
  const named = allEndpoints.flatMap(({ access }) => (access === 'anyone' || access === 'signed-in' ? [] : access));
  expect(Object.keys(PERMISSIONS)).toEqual(expect.arrayContaining(named));
  const call = { method: 'GET', path: '/api/anything', summary: { zh: '任意', en: 'Anything' }, codes: [] } as const;
  const declared: ApiCalls = { call: endpoint('logs.operations', call) };
  // @ts-expect-error: no domain declares this permission
  const undeclared: ApiCalls = { call: endpoint('logs.nothing', call) };
  expect([declared, undeclared].map(({ call: its }) => its?.access)).toEqual(['logs.operations', 'logs.nothing']);
});

test('SYS-7 what the operation log tells of has a short name of its own in both languages', () => {
  const told = allEndpoints.filter(({ access, byPage }) => access !== 'anyone' && !byPage).map(actionOf);
  expect(told.filter(({ zh, en }) => zh.length > 20 || en.length > 30 || /[,;:()]/.test(en))).toEqual([]);
  for (const language of ['zh', 'en'] as const) expect(new Set(told.map((action) => action[language])).size).toBe(told.length);
});

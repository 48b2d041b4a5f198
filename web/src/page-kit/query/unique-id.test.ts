import { expect, it } from 'vitest';
import { field } from '../../testing/columns.ts';
import { partsOf, uniqueIdOf } from './unique-id.ts';

it('QUERY-2 a unique id is split on - into page, module, group and field', () => {
  expect(partsOf('notices-query-main-text')).toEqual({ pageId: 'notices', moduleId: 'query', groupId: 'main', fieldId: 'text' });
});

it('QUERY-2 a page id may have a - of its own', () => {
  const person = field('person', 'suggest', { pageId: 'operation-log' });
  expect(partsOf(uniqueIdOf(person))).toEqual({ pageId: 'operation-log', moduleId: 'query', groupId: 'main', fieldId: 'person' });
});

import { afterEach, describe, expect, it } from 'vitest';
import { leaveQuestion, leaveUnlessUnsent, noteForm } from './unsent-input.ts';

const IMPORT = { title: 'Leave the import?', text: () => 'Nothing has been imported.', stay: 'Back to the import' };

function open(id: string, words?: typeof IMPORT) {
  const element = document.createElement('form');
  document.body.append(element);
  noteForm(id, { element, scopes: ['page', id], hasUnsent: () => true, words });
}

describe('DIALOG-1 the question before something that was not sent is lost', () => {
  afterEach(() => {
    leaveQuestion.answer(false);
    document.body.replaceChildren();
  });

  it.each<[string, readonly string[] | undefined, typeof IMPORT | undefined]>([
    ['an import alone', ['import'], IMPORT],
    ['a form alone', ['form'], undefined],
    ['the page of both', ['page'], undefined],
    ['everything', undefined, undefined],
  ])('DIALOG-1 is in words of its own where what would be lost has them and is the only one: %s', (_, scopes, words) => {
    open('form');
    open('import', IMPORT);
    leaveUnlessUnsent(() => undefined, scopes);
    expect(leaveQuestion.asked()?.words).toBe(words);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { createPageAnswers } from './page-answers.ts';

const ASK = { type: 'ask' };

function askedPage(forget: (cacheKey: string) => boolean) {
  const refetch = vi.fn();
  const answer = () => Object.assign(Promise.resolve(), { queryCacheKey: 'key', refetch });
  const answers = createPageAnswers({ dispatch: ((action: unknown) => (action === ASK ? answer() : action)) as never, forget });
  answers.dispatch(ASK);
  return { answers, refetch };
}

describe('TABS-4 a page that starts anew', () => {
  it('TABS-4 forgets its answers, once', () => {
    const forget = vi.fn(() => true);
    const { answers, refetch } = askedPage(forget);
    answers.renew();
    answers.renew();
    expect(forget).toHaveBeenCalledExactlyOnceWith('key');
    expect(refetch).not.toHaveBeenCalled();
  });

  it('TABS-4 asks again for what others use as well', () => {
    const { answers, refetch } = askedPage(() => false);
    answers.renew();
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('TABS-4 hands on what is no question', () => {
    const { answers } = askedPage(() => true);
    expect(answers.dispatch({ type: 'told' })).toEqual({ type: 'told' });
  });
});

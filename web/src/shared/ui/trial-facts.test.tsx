import { expect, it } from 'vitest';
import { present } from '../../testing/browser.tsx';
import { TrialFacts } from './trial-facts.tsx';

it('TODO-4 SYS-12 of a trial all that came is told, a nought too, and whether it went well', () => {
  present(
    <TrialFacts
      good={false}
      facts={[
        ['Outcome', 'Unreachable'],
        ['Rows', 0],
        ['HTTP status', undefined],
      ]}
    />,
  );
  const list = document.querySelector<HTMLElement>('.trial-facts');
  expect(list?.dataset.state).toBe('bad');
  expect(list?.textContent).toBe('OutcomeUnreachableRows0');
});

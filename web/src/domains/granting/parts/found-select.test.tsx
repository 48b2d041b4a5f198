import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { present } from '../../../testing/browser.tsx';
import { FoundSelect, useLookingFor } from './found-select.tsx';
import { FoundSelects } from './found-selects.tsx';

interface Named {
  readonly name: string;
}

const ALL: readonly Named[] = [{ name: 'Vision' }, { name: 'Chains' }];

/** Where the first is chosen, and what is found is there at once. */
function NameField({ onPick }: { readonly onPick: (one: Named) => void }) {
  const looking = useLookingFor();
  const rows = ALL.filter(({ name }) => name.includes(looking.asked.text));
  return (
    <FoundSelect
      looking={looking}
      found={{ currentData: { total: rows.length, rows }, isFetching: false, isError: false }}
      chosen={ALL[0]}
      keyOf={({ name }) => name}
      labelOf={({ name }, offered) => (offered ? `${name}, offered` : name)}
      onPick={onPick}
      placeholder="Find"
      nothing="Nothing"
    />
  );
}

it('PROJ-2 nothing is offered while the words are still being typed, neither what is chosen nor what earlier words found', async () => {
  const picked = vi.fn();
  present(<NameField onPick={picked} />);
  const field = screen.getByRole('combobox');
  fireEvent.mouseDown(field);
  expect(await screen.findByText('Chains, offered')).toBeTruthy();
  fireEvent.change(field, { target: { value: 'Ch' } });
  expect(screen.queryByText(/, offered/)).toBeNull();
  fireEvent.click(await screen.findByText('Chains, offered'));
  expect(picked).toHaveBeenCalledWith(ALL[1]);
});

/** Several are chosen, of which nothing finds one any more. */
function NamesField() {
  return (
    <FoundSelects
      looking={useLookingFor()}
      found={{ currentData: { total: 0, rows: [] as Named[] }, isFetching: false, isError: false }}
      known={ALL}
      keyOf={({ name }) => name.toLowerCase()}
      labelOf={({ name }) => name}
      value={['vision', 'gone']}
      placeholder="Find"
      nothing="Nothing"
    />
  );
}

it('PROJ-17 what was chosen before is called by its name where the choice is come back to', () => {
  present(<NamesField />);
  expect(screen.getByText('Vision')).toBeTruthy();
  expect(screen.queryByText('vision')).toBeNull();
  expect(screen.getByText('gone')).toBeTruthy();
});

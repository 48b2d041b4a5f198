import { createContext, useContext } from 'react';
import type { FormState, Path } from './form-state.ts';

interface OpenForm {
  readonly state: FormState;
  /** Says what the server refused: at its fields, and the rest above the buttons. */
  readonly refuse: (error: unknown) => void;
}

export const OpenFormContext = createContext<OpenForm | undefined>(undefined);

/** The form round a field, for fields of one's own. */
export function useOpenForm(): OpenForm {
  const form = useContext(OpenFormContext);
  if (!form) throw new Error('A field stands in an EntityForm');
  return form;
}

/** The row that fields stand in: where it is in the form, and in the nearest list of rows. */
export const RowContext = createContext<{ readonly path: Path; readonly inList: Path }>({ path: [], inList: [] });

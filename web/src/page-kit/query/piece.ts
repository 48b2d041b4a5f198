import type { QueryField } from '@hall/contract/query-fields';
import type { Values } from '../query-values.ts';

/** What every piece that holds a value is given. */
export interface PieceProps {
  readonly field: QueryField;
  /** Id of the input that the label names. */
  readonly id: string;
  readonly values: Values;
  readonly onChange: (part: Values) => void;
  /** What is wrong with the value; nothing when it is fine. */
  readonly fault: string | undefined;
}

/** Marks a piece whose value is not right, for antd. */
export const statusOf = (fault: string | undefined) => (fault ? ({ status: 'error' } as const) : {});

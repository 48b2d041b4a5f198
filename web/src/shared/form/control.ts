/** What a form field gives its control. */
export interface Control<V> {
  readonly id?: string;
  readonly value?: V;
  readonly onChange?: (value: V) => void;
  /** It is left, and what is wrong with it may be said. */
  readonly onBlur?: () => void;
}

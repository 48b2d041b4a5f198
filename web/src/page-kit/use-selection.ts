import { useState } from 'react';

export interface SelectedRows<T> {
  readonly keys: readonly string[];
  /** The rows as they were last seen. */
  readonly rows: readonly T[];
  readonly select: (keys: readonly string[]) => void;
}

/** The rows selected, also those of pages that are not shown any more. */
export function useSelection<T>(shown: ReadonlyMap<string, T>): SelectedRows<T> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, T>>(new Map());
  const seen = (key: string) => shown.get(key) ?? chosen.get(key);
  const select = (keys: readonly string[]) => setChosen(new Map(keys.map((key) => [key, seen(key) as T])));
  const keys = [...chosen.keys()];
  return { keys, rows: keys.map((key) => seen(key) as T), select };
}

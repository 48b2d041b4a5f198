import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react';
import { loadChunk } from '../navigation/load-chunk.ts';
import { ErrorBoundary } from './error-boundary.tsx';

/** Loads a part of the application; the same function stands for the same part. */
export type LoadPart<Props extends object> = () => Promise<ComponentType<Props>>;

const loaded = new WeakMap<object, unknown>();

/** Has a part here before it is shown; should that fail, nobody is disturbed: it is tried again when it is. */
export async function loadAhead<Props extends object>(load: LoadPart<Props>): Promise<void> {
  await loadKept(load).catch(() => undefined);
}

async function loadKept<Props extends object>(load: LoadPart<Props>): Promise<ComponentType<Props>> {
  const part = await load();
  loaded.set(load, part);
  return part;
}

/** A part that is here is drawn at once: `lazy` waits even then, and React keeps what stands in its place for 300 ms. */
const partOf = <Props extends object>(load: LoadPart<Props>): ComponentType<Props> =>
  (loaded.get(load) as ComponentType<Props> | undefined) ?? lazy(() => loadChunk(() => loadKept(load)).then((part) => ({ default: part })));

interface LoadedPartProps<Props extends object> {
  readonly load: LoadPart<Props>;
  readonly props: Props;
  /** In the part's place until it is loaded. */
  readonly waiting: ReactNode;
  /** In the part's place when it fails to load or to render. */
  readonly failed: (retry: () => void, error: unknown) => ReactNode;
}

/** A part that is loaded when it is first shown, unless it is here already. */
export function LoadedPart<Props extends object>({ load, props, waiting, failed }: LoadedPartProps<Props>) {
  const [part, setPart] = useState(() => partOf(load));
  const retry = (reset: () => void) => () => {
    setPart(() => partOf(load));
    reset();
  };
  return (
    <ErrorBoundary fallback={(reset, error) => failed(retry(reset), error)}>
      <Suspense fallback={waiting}>{createElement(part, props)}</Suspense>
    </ErrorBoundary>
  );
}

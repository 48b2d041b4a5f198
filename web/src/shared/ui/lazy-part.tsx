import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react';
import { useSharedTexts } from '../i18n/shared-texts.ts';
import { loadChunk } from '../navigation/load-chunk.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Placeholder } from './placeholder.tsx';
import './hall-button.css';

function Retry({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useSharedTexts();
  return (
    <p role="alert">
      {t('errorTitle')}{' '}
      <button type="button" className="hall-button hall-button-plain" onClick={onRetry}>
        {t('retry')}
      </button>
    </p>
  );
}

/**
 * A part of a page that loads when it is first shown; one that fails to load fails alone and can be tried again.
 * @param waiting what is in its place until then
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = <Placeholder lines={2} />,
): ComponentType<Props> {
  const make = () => lazy(() => loadChunk(load).then((part) => ({ default: part })));
  const first = make();
  return function LazyPart(props: Props) {
    const [part, setPart] = useState(() => first);
    const retry = (reset: () => void) => () => {
      setPart(make);
      reset();
    };
    return (
      <ErrorBoundary fallback={(reset) => <Retry onRetry={retry(reset)} />}>
        <Suspense fallback={waiting}>{createElement<Props>(part as ComponentType<Props>, props)}</Suspense>
      </ErrorBoundary>
    );
  };
}

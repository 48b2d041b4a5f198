import type { ComponentType, ReactNode } from 'react';
import { useSharedTexts } from '../i18n/shared-texts.ts';
import { LoadedPart } from './loaded-part.tsx';
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
  return function LazyPart(props: Props) {
    return <LoadedPart load={load} props={props} waiting={waiting} failed={(retry) => <Retry onRetry={retry} />} />;
  };
}

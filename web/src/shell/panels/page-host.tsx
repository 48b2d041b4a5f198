import { type ComponentType, type LazyExoticComponent, lazy, memo, Suspense } from 'react';
import type { PageEntry } from '../../shared/navigation/page-entry.ts';
import { ErrorBoundary } from '../../shared/ui/error-boundary.tsx';
import { ErrorPanel } from '../../shared/ui/notice-panel.tsx';
import { Placeholder } from '../../shared/ui/placeholder.tsx';

const loaded = new WeakMap<PageEntry, LazyExoticComponent<ComponentType>>();

function componentOf(page: PageEntry): LazyExoticComponent<ComponentType> {
  const known = loaded.get(page);
  if (known) return known;
  const fresh = lazy(() => page.load().then((component) => ({ default: component })));
  loaded.set(page, fresh);
  return fresh;
}

function PageContent({ page }: { readonly page: PageEntry }) {
  const Page = componentOf(page);
  return <Page />;
}

/** A page in its tab; should it fail to load or to render, the tab shows so and offers to try again (SHELL-12). */
export const PageHost = memo(function PageHost({ page, tabKey }: { readonly page: PageEntry; readonly tabKey: string }) {
  const retry = (reset: () => void) => () => {
    loaded.delete(page);
    reset();
  };
  return (
    <ErrorBoundary key={tabKey} fallback={(reset) => <ErrorPanel onRetry={retry(reset)} />}>
      <Suspense fallback={<Placeholder lines={6} />}>
        <PageContent page={page} />
      </Suspense>
    </ErrorBoundary>
  );
});

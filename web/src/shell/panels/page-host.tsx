import { memo } from 'react';
import type { PageEntry } from '../../shared/navigation/page-entry.ts';
import { LoadedPart } from '../../shared/ui/loaded-part.tsx';
import { ErrorPanel } from '../../shared/ui/notice-panel.tsx';
import { Placeholder } from '../../shared/ui/placeholder.tsx';

const NO_PROPS = {};

/** A page in its tab; should it fail to load or to render, the tab shows so and offers to try again (SHELL-12). */
export const PageHost = memo(function PageHost({ page }: { readonly page: PageEntry }) {
  return (
    <LoadedPart
      key={page.component}
      load={page.load}
      props={NO_PROPS}
      waiting={<Placeholder lines={6} />}
      failed={(retry, error) => <ErrorPanel error={error} onRetry={retry} />}
    />
  );
});

import type { ComponentProps } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { InPresentLanguage } from '../shared/i18n/use-language.tsx';
import { LanguageAsked } from '../shared/parameters/language-asked.tsx';
import { ToastView } from '../shared/ui/toast-view.tsx';
import { MockNotice } from './mock/mock-notice.tsx';

type HallProps = Pick<ComponentProps<typeof Provider>, 'store'> & Pick<ComponentProps<typeof RouterProvider>, 'router'>;

/** Everything that is on the page. */
export function Hall({ store, router }: HallProps) {
  return (
    <Provider store={store}>
      <InPresentLanguage>
        <RouterProvider router={router} />
        <ToastView />
        <LanguageAsked />
        <MockNotice />
      </InPresentLanguage>
    </Provider>
  );
}

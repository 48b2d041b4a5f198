import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { InPresentLanguage } from '../shared/i18n/use-language.tsx';
import { ToastView } from '../shared/ui/toast-view.tsx';
import { router } from './router.tsx';
import { store } from './store.ts';
import '../shared/theme/base.css';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Provider store={store}>
      <InPresentLanguage>
        <RouterProvider router={router} />
        <ToastView />
      </InPresentLanguage>
    </Provider>,
  );
}

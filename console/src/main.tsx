import './first-language.ts';
import { InPresentLanguage } from '@hall/web/shared/i18n/use-language.tsx';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { Frame } from './frame.tsx';
import { Look } from './look.tsx';
import { store } from './store.ts';
import '@hall/web/shared/theme/base.css';
import './console.css';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Provider store={store}>
      <InPresentLanguage>
        <Look>
          <Frame />
        </Look>
      </InPresentLanguage>
    </Provider>,
  );

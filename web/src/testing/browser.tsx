import { cleanup, configure, type RenderResult, render } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import { afterEach } from 'vitest';
import { InPresentLanguage } from '../shared/i18n/use-language.tsx';

/** What antd expects of a browser and jsdom does not have. */
const nothing = () => undefined;
class NoObserver {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}

window.matchMedia = (media: string) =>
  ({
    media,
    matches: false,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }) as MediaQueryList;
window.ResizeObserver = NoObserver as unknown as typeof ResizeObserver;
Element.prototype.scrollTo = () => undefined;
Element.prototype.checkVisibility = () => true;
// jsdom knows no pseudo-elements and says so on every call.
const { getComputedStyle } = window;
window.getComputedStyle = (element) => getComputedStyle(element);

// antd in jsdom is slow, the more so on a machine that is busy.
configure({ asyncUtilTimeout: 30_000 });
afterEach(cleanup);

const Look = ({ children }: { readonly children: ReactNode }) => (
  <InPresentLanguage>
    <ConfigProvider button={{ autoInsertSpace: false }}>{children}</ConfigProvider>
  </InPresentLanguage>
);

/** Renders a part as the shell does: with antd told how our buttons look. */
export const present = (part: ReactElement): RenderResult => render(part, { wrapper: Look });

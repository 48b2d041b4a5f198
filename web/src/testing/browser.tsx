import { type RenderResult, render } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import { InPresentLanguage } from '../shared/i18n/use-language.tsx';

const Look = ({ children }: { readonly children: ReactNode }) => (
  <InPresentLanguage>
    <ConfigProvider button={{ autoInsertSpace: false }}>{children}</ConfigProvider>
  </InPresentLanguage>
);

/** Renders a part as the shell does: with antd told how our buttons look. */
export const present = (part: ReactElement): RenderResult => render(part, { wrapper: Look });

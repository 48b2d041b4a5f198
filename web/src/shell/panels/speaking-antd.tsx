import { ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/use-language.tsx';

/** antd's own words in the language that is spoken here. */
export function SpeakingAntd({ children }: { readonly children: ReactNode }) {
  return <ConfigProvider locale={useLanguage() === 'en' ? enUS : zhCN}>{children}</ConfigProvider>;
}

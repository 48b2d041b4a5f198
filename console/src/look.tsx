import { readParameters } from '@hall/contract/parameter-table';
import { antdThemeOf } from '@hall/web/shared/theme/antd-theme.ts';
import { lookOf, type Shade } from '@hall/web/shared/theme/look.ts';
import { App, ConfigProvider, type ThemeConfig } from 'antd';
import en from 'antd/locale/en_US';
import zh from 'antd/locale/zh_CN';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { useTexts } from './texts.ts';

const night = window.matchMedia('(prefers-color-scheme: dark)');

function watchNight(changed: () => void): () => void {
  night.addEventListener('change', changed);
  return () => night.removeEventListener('change', changed);
}

/** antd's labels of facts are too pale to be read. */
function themeOf(shade: Shade): ThemeConfig {
  const look = lookOf(readParameters([]), shade);
  const theme = antdThemeOf(look);
  return { ...theme, components: { ...theme.components, Descriptions: { labelColor: look.colours.textSoft } } };
}

/** The hall's own look, by day and by night as the system says. */
export function Look({ children }: { readonly children: ReactNode }) {
  const { language } = useTexts();
  const dark = useSyncExternalStore(watchNight, () => night.matches);
  const theme = useMemo(() => themeOf(dark ? 'dark' : 'light'), [dark]);
  return (
    <ConfigProvider theme={theme} locale={language === 'en' ? en : zh} button={{ autoInsertSpace: false }}>
      <App message={{ maxCount: 1 }}>{children}</App>
    </ConfigProvider>
  );
}

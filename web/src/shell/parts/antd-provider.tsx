import { ConfigProvider } from 'antd';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useParameters } from '../../shared/parameters/parameters-api.ts';
import { antdThemeOf } from '../../shared/theme/antd-theme.ts';
import type { Look } from '../../shared/theme/look.ts';
import { useLook } from '../../shared/theme/use-look.ts';
import { SpeakingAntd } from '../panels/speaking-antd.tsx';

const LookContext = createContext<Look | undefined>(undefined);

/** How everything looks at present; inside {@link AntdProvider} alone. */
export function usePresentLook(): Look {
  const look = useContext(LookContext);
  if (!look) throw new Error('There is no look outside of AntdProvider');
  return look;
}

/** antd in our look and the present language. */
export function AntdProvider({ children }: { readonly children: ReactNode }) {
  const { parameters } = useParameters();
  const look = useLook(parameters);
  const theme = useMemo(() => antdThemeOf(look), [look]);
  return (
    <LookContext value={look}>
      <ConfigProvider theme={theme} button={{ autoInsertSpace: false }} wave={{ disabled: true }}>
        <SpeakingAntd>{children}</SpeakingAntd>
      </ConfigProvider>
    </LookContext>
  );
}

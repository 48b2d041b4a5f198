import {
  ControlOutlined,
  DesktopOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  LogoutOutlined,
  MoonOutlined,
  SunOutlined,
  TranslationOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { en } from './locales/en.ts';
import { zh } from './locales/zh.ts';

/** What can be done from the palette, with how it is read. */
const ACTIONS = {
  preferences: ["phsz pian'hao'she'zhi", <ControlOutlined key="icon" aria-hidden />],
  language: ["qhyy qie'huan'yu'yan", <TranslationOutlined key="icon" aria-hidden />],
  light: ["wgqs wai'guan'qian'se", <SunOutlined key="icon" aria-hidden />],
  dark: ["wgss wai'guan'shen'se", <MoonOutlined key="icon" aria-hidden />],
  system: ["wggsxt wai'guan'gen'sui'xi'tong", <DesktopOutlined key="icon" aria-hidden />],
  fullScreen: ["qpxs quan'ping'xian'shi", <FullscreenOutlined key="icon" aria-hidden />],
  exitFullScreen: ["tcqp tui'chu'quan'ping", <FullscreenExitOutlined key="icon" aria-hidden />],
  signOut: ["tcdl tui'chu'deng'lu", <LogoutOutlined key="icon" aria-hidden />],
} as const satisfies Record<string, readonly [pinyin: string, icon: ReactNode]>;

export type Action = keyof typeof ACTIONS;

/** An action as an entry of the palette. */
export const actionItem = (action: Action) => ({
  id: `action ${action}`,
  name: zh[action],
  nameEn: en[action],
  pinyin: ACTIONS[action][0],
  section: 'actions' as const,
  icon: ACTIONS[action][1],
  deed: { kind: 'act' as const, action },
});

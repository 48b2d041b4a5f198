import { type ReactNode, useMemo } from 'react';
import { currentLanguage, switchLanguage } from '../../../shared/i18n/language.ts';
import { offersLanguages } from '../../../shared/i18n/offers-languages.ts';
import { useParameters } from '../../../shared/parameters/parameters-api.ts';
import { chooseAppearance } from '../../../shared/theme/appearance.ts';
import { ExitQuestion, useExit } from '../exit-question.tsx';
import { useFullScreen } from '../full-screen-button.tsx';
import { usePreferences } from '../preferences-button.tsx';
import { type Action, actionItem } from './actions.tsx';
import type { PaletteItem } from './palette-items.ts';

interface Actions {
  readonly items: readonly PaletteItem[];
  readonly act: Readonly<Record<Action, () => void>>;
  /** What the actions show outside of the palette. */
  readonly shown: ReactNode;
}

/** What can be done from the palette beside opening something. */
export function useActions(): Actions {
  const { parameters } = useParameters();
  const preferences = usePreferences();
  const exit = useExit(parameters);
  const whole = useFullScreen();
  const screen = whole && (document.fullscreenElement ? 'exitFullScreen' : 'fullScreen');
  const speaksBoth = offersLanguages(parameters);
  const items = useMemo(() => {
    const offered: readonly (Action | undefined)[] = [
      ...(['preferences', speaksBoth ? 'language' : undefined, 'light', 'dark', 'system'] as const),
      ...([screen, 'signOut'] as const),
    ];
    return offered.flatMap((action) => (action ? actionItem(action) : []));
  }, [speaksBoth, screen]);
  const turnScreen = () => whole?.turn();
  const act = {
    preferences: preferences.show,
    language: () => switchLanguage(currentLanguage() === 'en' ? 'zh' : 'en'),
    light: () => chooseAppearance('light'),
    dark: () => chooseAppearance('dark'),
    system: () => chooseAppearance('system'),
    fullScreen: turnScreen,
    exitFullScreen: turnScreen,
    signOut: exit.ask,
  };
  const shown = (
    <>
      {preferences.drawer}
      <ExitQuestion exit={exit} parameters={parameters} />
    </>
  );
  return { items, act, shown };
}

import { ControlOutlined } from '@ant-design/icons';
import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { useTexts } from '../texts.ts';
import type { PreferencesDrawerProps } from './preferences-drawer.tsx';

const PreferencesDrawer = lazyPart<PreferencesDrawerProps>(() =>
  import('./preferences-drawer.tsx').then((module) => module.PreferencesDrawer),
);

export interface Preferences {
  readonly open: boolean;
  readonly show: () => void;
  /** To be put where it outlives what opens it. */
  readonly drawer: ReactNode;
}

/** The preferences, which load when they are first asked for. */
export function usePreferences(): Preferences {
  const [open, setOpen] = useState<boolean>();
  const drawer = open !== undefined && <PreferencesDrawer open={open} onClose={() => setOpen(false)} />;
  return { open: open === true, show: () => setOpen(true), drawer };
}

/** Opens the preferences. */
export function PreferencesButton() {
  const { t } = useTexts();
  const { open, show, drawer } = usePreferences();
  const name = t('preferences');
  return (
    <>
      <button type="button" className="shell-icon-button" aria-label={name} title={name} aria-expanded={open} onClick={show}>
        <ControlOutlined aria-hidden />
      </button>
      {drawer}
    </>
  );
}

import { ControlOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { useTexts } from '../texts.ts';
import type { PreferencesDrawerProps } from './preferences-drawer.tsx';

const PreferencesDrawer = lazyPart<PreferencesDrawerProps>(() =>
  import('./preferences-drawer.tsx').then((module) => module.PreferencesDrawer),
);

/** Opens the preferences, which load when they are first asked for. */
export function PreferencesButton() {
  const { t } = useTexts();
  const [open, setOpen] = useState<boolean>();
  const name = t('preferences');
  return (
    <>
      <button
        type="button"
        className="shell-icon-button"
        aria-label={name}
        title={name}
        aria-expanded={open === true}
        onClick={() => setOpen(true)}
      >
        <ControlOutlined aria-hidden />
      </button>
      {open !== undefined && <PreferencesDrawer open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

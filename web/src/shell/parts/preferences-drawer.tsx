import { Drawer } from 'antd';
import { PreferenceGroups } from '../../domains/habits/parts/preference-groups.tsx';
import { useTexts } from '../texts.ts';

export interface PreferencesDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Width in px (spec 2.6); the screen where that is smaller. */
const WIDTH = 400;

/** The drawer of preferences (SHELL-9). */
export function PreferencesDrawer({ open, onClose }: PreferencesDrawerProps) {
  const { t } = useTexts();
  return (
    <Drawer
      destroyOnHidden
      size={WIDTH}
      open={open}
      onClose={onClose}
      title={t('preferences')}
      closable={{ 'aria-label': t('close'), placement: 'end' }}
    >
      <PreferenceGroups />
    </Drawer>
  );
}

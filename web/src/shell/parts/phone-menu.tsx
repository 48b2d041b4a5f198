import { Drawer } from 'antd';
import { MainMenu } from '../../domains/menu/parts/main-menu.tsx';
import { useTexts } from '../texts.ts';

/** Width in px; less where the screen is smaller. */
const WIDTH = 300;

/** The menu on a phone: a drawer that closes once something was chosen (SHELL-2). */
export function PhoneMenu({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Drawer
      className="phone-menu"
      placement="left"
      size={WIDTH}
      open={open}
      onClose={onClose}
      title={t('menu')}
      closable={{ 'aria-label': t('close'), placement: 'end' }}
    >
      <MainMenu layout="single" folded={false} onChosen={onClose} />
    </Drawer>
  );
}

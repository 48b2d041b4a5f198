import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../texts.ts';

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

const turn = (isFull: boolean): void => {
  // Browsers may refuse; then nothing changes, and the button says so by staying as it is.
  void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined);
};

/** The page on the whole screen, or not; nothing where the browser cannot. */
export function useFullScreen() {
  const { t } = useTexts();
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return;
  const Icon = isFull ? FullscreenExitOutlined : FullscreenOutlined;
  return { name: t(isFull ? 'exitFullScreen' : 'fullScreen'), icon: <Icon aria-hidden />, turn: () => turn(isFull) };
}

/** Shows the page on the whole screen, where the browser can. */
export function FullScreenButton() {
  const whole = useFullScreen();
  if (!whole) return null;
  return (
    <button type="button" className="shell-icon-button" aria-label={whole.name} title={whole.name} onClick={whole.turn}>
      {whole.icon}
    </button>
  );
}

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

/** Shows the page on the whole screen, where the browser can. */
export function FullScreenButton() {
  const { t } = useTexts();
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const name = t(isFull ? 'exitFullScreen' : 'fullScreen');
  return (
    <button type="button" className="shell-icon-button shell-full-screen" aria-label={name} title={name} onClick={() => turn(isFull)}>
      {isFull ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
    </button>
  );
}

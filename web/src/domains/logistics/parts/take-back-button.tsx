import { wireMoment } from '@hall/contract/rules/shanghai';
import { useEffect, useState } from 'react';
import { BusyButton } from '../../../shared/ui/busy-button.tsx';
import { toastLane } from '../../../shared/ui/toast-lane.ts';
import { useTakeBackMutation } from '../api.ts';
import { useTexts } from '../texts.ts';
import './take-back-button.css';

interface TakeBackButtonProps {
  readonly number: string;
  readonly moveId: number;
  /** Until when it can be taken back, in ms by the browser's clock. */
  readonly until: number;
  readonly onTakenBack?: () => void;
}

/** Whether a moment has come; it says so by itself, once. */
function useOver(until: number): boolean {
  const [over, setOver] = useState(() => until <= Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return over;
}

/** Takes a wrong scan back while it can be; then there is nothing of it. It tells the time of day, and counts no seconds. */
export function TakeBackButton({ number, moveId, until, onTakenBack }: TakeBackButtonProps) {
  const { t } = useTexts();
  const [takeBack, { isLoading }] = useTakeBackMutation();
  if (useOver(until)) return null;
  const run = async () => {
    const { error } = await takeBack({ number, moveId });
    if (error) return;
    toastLane.show({ tone: 'success', text: t('takenBackNow', { number }) });
    onTakenBack?.();
  };
  return (
    <span className="voucher-take-back">
      <BusyButton size="small" busy={isLoading} onClick={() => void run()}>
        {t('takeBack')}
      </BusyButton>
      <small>{t('until', { time: wireMoment(new Date(until)).slice(11, 16) })}</small>
    </span>
  );
}

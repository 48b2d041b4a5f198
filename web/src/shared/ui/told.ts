import { toastLane } from './toast-lane.ts';

/** Says that a change was made; of one that was not made the call itself tells. */
export async function told(change: Promise<{ readonly error?: unknown }>, text: string): Promise<boolean> {
  const { error } = await change;
  if (!error) toastLane.show({ tone: 'success', text });
  return !error;
}

/** Says what was done and closes what it was done in. */
export const toldAndClosed = (text: string, onClose: () => void) => (): void => {
  toastLane.show({ tone: 'success', text });
  onClose();
};

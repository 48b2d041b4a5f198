import { voucherNumberIn } from '@hall/contract/rules/voucher-number';
import { type ReactNode, useRef, useState } from 'react';
import { toastLane } from '../../shared/ui/toast-lane.ts';
import { useTexts } from './texts.ts';

interface Picture {
  readonly reading: boolean;
  /** Lets a picture be chosen, or taken with a phone's camera. */
  readonly choose: () => void;
  /** Has to be somewhere on the page. */
  readonly input: ReactNode;
}

const HIDDEN = { display: 'none' } as const;

type Found = { readonly number: string } | { readonly fault: 'unreadable' | 'noCode' | 'otherCode' };

/** What reads bar codes is loaded with the first picture. What cannot be loaded or drawn here is of as little use as what cannot be read. */
async function numberIn(file: File): Promise<Found> {
  try {
    const { textInPicture } = await import('./picture-bar-code.ts');
    const text = await textInPicture(file, (said) => voucherNumberIn(said) !== undefined);
    const number = voucherNumberIn(text ?? '');
    return number ? { number } : { fault: text === undefined ? 'noCode' : 'otherCode' };
  } catch {
    return { fault: 'unreadable' };
  }
}

/** Reads the number of a voucher out of a picture of its bar code. */
export function usePicture(onNumber: (number: string) => void): Picture {
  const { t } = useTexts();
  const element = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState(false);
  const read = async (file: File) => {
    setReading(true);
    const found = await numberIn(file);
    setReading(false);
    if ('number' in found) onNumber(found.number);
    else toastLane.show({ tone: 'error', text: t(found.fault) });
  };
  const input = (
    <input
      ref={element}
      type="file"
      // In a form antd shows what is hidden by the attribute alone.
      style={HIDDEN}
      accept="image/*"
      data-testid="voucher-picture"
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) void read(file);
        target.value = '';
      }}
    />
  );
  return { reading, choose: () => element.current?.click(), input };
}

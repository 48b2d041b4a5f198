import type { Duty } from '@hall/contract/rules/duties';
import type { ComponentType } from 'react';
import { useDutiesInShell } from './duties-context.ts';
import { LoansDialog } from './parts/loans-dialog.tsx';
import { NoticesDialog } from './parts/notices-dialog.tsx';
import { PhoneDialog } from './parts/phone-dialog.tsx';
import { PopupsDialog } from './parts/popups-dialog.tsx';
import { SerialDialog } from './parts/serial-dialog.tsx';
import { TipDialog } from './parts/tip-dialog.tsx';

const DIALOGS: Readonly<Partial<Record<Duty, ComponentType>>> = {
  notices: NoticesDialog,
  serial: SerialDialog,
  phone: PhoneDialog,
  tip: TipDialog,
  loans: LoansDialog,
  popups: PopupsDialog,
};

/** The dialog of the duty that is to be worked on now; the next one opens when it is done. */
export function DutyDialog() {
  const { first } = useDutiesInShell();
  const Dialog = first && DIALOGS[first.duty];
  return Dialog ? <Dialog /> : null;
}

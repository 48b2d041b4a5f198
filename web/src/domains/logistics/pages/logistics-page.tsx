import { BarcodeOutlined, InboxOutlined, PictureOutlined, PlusOutlined } from '@ant-design/icons';
import { logisticsDomain, logisticsEndpoints, Voucher } from '@hall/contract/logistics';
import { spacedVoucherNumber } from '@hall/contract/rules/voucher-number';
import { wireName } from '@hall/contract/wire/entity';
import { useState } from 'react';
import type { Action } from '../../../page-kit/action.ts';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { Facts } from '../../../page-kit/detail/facts.tsx';
import { useOpened } from '../../../page-kit/detail/use-opened.ts';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import type { VoucherFormProps } from '../parts/hand-in-form.tsx';
import type { RegisterFormProps } from '../parts/register-form.tsx';
import type { ScanCounterProps } from '../parts/scan-counter.tsx';
import { useTexts } from '../texts.ts';
import { useCounter } from '../use-counter.ts';
import { usePicture } from '../use-picture.tsx';
import { type Doing, useVoucherActions } from '../voucher-actions.tsx';

const RegisterForm = lazyPart<RegisterFormProps>(() => import('../parts/register-form.tsx').then((part) => part.RegisterForm), null);
const ScanCounter = lazyPart<ScanCounterProps>(() => import('../parts/scan-counter.tsx').then((part) => part.ScanCounter), null);
const BatchReceive = lazyPart<{ readonly onClose: () => void }>(
  () => import('../parts/batch-receive.tsx').then((part) => part.BatchReceive),
  null,
);
const VoucherWay = lazyPart<{ readonly number: string }>(() => import('../parts/voucher-way.tsx').then((part) => part.VoucherWay));
const ON_VOUCHER = {
  label: lazyPart<VoucherFormProps>(() => import('../parts/label-dialog.tsx').then((part) => part.LabelDialog), null),
  handIn: lazyPart<VoucherFormProps>(() => import('../parts/hand-in-form.tsx').then((part) => part.HandInForm), null),
  move: lazyPart<VoucherFormProps>(() => import('../parts/move-form.tsx').then((part) => part.MoveForm), null),
};

const KNOWN = {
  title: logisticsDomain.permissions.logistics,
  call: logisticsEndpoints.list.path,
  exportCall: logisticsEndpoints.exportVouchers.path,
  printCall: logisticsEndpoints.printVouchers.path,
  rowKey: wireName(Voucher, 'number'),
};
const FACTS = ['kindName', 'amount', 'summary', 'station', 'place', 'person', 'staffNumber', 'handedInAt'] as const;
const CARD = { title: 'number', line: ['station', 'kindName', 'amount'] };
const DETAIL = {
  title: ({ number }: Voucher) => spacedVoucherNumber(number),
  render: (voucher: Voucher) => (
    <>
      <Facts entity={Voucher} row={voucher} fields={FACTS} />
      <VoucherWay key={voucher.version} number={voucher.number} />
    </>
  ),
  beside: true,
};

/** What stands in front of the page: one thing at a time. */
type Open = { readonly what: 'register' | 'counter' | 'batch' } | { readonly what: Doing; readonly voucher: Voucher };

function useToolbar(onOpen: (open: Open) => void, picture: ReturnType<typeof usePicture>): Action[] {
  const { t } = useTexts();
  const move = { permission: 'logistics.move' as const };
  return [
    { id: 'register', label: t('register'), icon: <PlusOutlined aria-hidden />, run: () => onOpen({ what: 'register' }) },
    { id: 'counter', label: t('counter'), icon: <BarcodeOutlined aria-hidden />, ...move, run: () => onOpen({ what: 'counter' }) },
    { id: 'batch', label: t('batch'), icon: <InboxOutlined aria-hidden />, ...move, run: () => onOpen({ what: 'batch' }) },
    {
      id: 'picture',
      label: t(picture.reading ? 'reading' : 'picture'),
      icon: <PictureOutlined aria-hidden />,
      run: picture.choose,
    },
  ];
}

/** Vouchers on their way through the finance office (LOGI-1). */
export function LogisticsPage() {
  const [open, setOpen] = useState<Open>();
  const { show } = useOpened();
  const picture = usePicture(show);
  const counter = useCounter();
  const toolbar = useToolbar(setOpen, picture);
  const rowActions = useVoucherActions((what, voucher) => setOpen({ what, voucher }));
  const close = () => setOpen(undefined);
  const Form = open && 'voucher' in open ? ON_VOUCHER[open.what] : undefined;
  return (
    <>
      {picture.input}
      <ConfiguredPage page="logistics" known={KNOWN} row={Voucher} toolbar={toolbar} rowActions={rowActions} detail={DETAIL} card={CARD} />
      {Form && open && 'voucher' in open && <Form voucher={open.voucher} onClose={close} />}
      {open?.what === 'register' && <RegisterForm onRegistered={(voucher) => setOpen({ what: 'label', voucher })} onClose={close} />}
      {open?.what === 'counter' && <ScanCounter counter={counter} onClose={close} />}
      {open?.what === 'batch' && <BatchReceive onClose={close} />}
    </>
  );
}

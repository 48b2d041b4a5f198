import type { PageSetup } from '@hall/contract/page-management';
import { useRef, useState } from 'react';
import { asFailure, type BusinessFailure, failureText } from '../../shared/api/failure.ts';
import { useMeanwhile } from '../../shared/form/meanwhile.tsx';
import { useLanguage } from '../../shared/i18n/use-language.tsx';
import { toastLane } from '../../shared/ui/toast-lane.ts';
import { useChangePageMutation, useLazyPageSetupQuery } from './api.ts';
import type { Draft } from './draft.ts';
import { useTexts } from './texts.ts';

interface Told {
  /** Somebody else has saved it since it was opened: this is what it is now. */
  readonly onMeanwhile: (now: PageSetup) => void;
  readonly onSaved: () => void;
}

/** Sends what a page is to be, once at a time, with what the server refused of it. */
export function useSaving(setup: PageSetup, { onMeanwhile, onSaved }: Told) {
  const { t } = useTexts();
  const language = useLanguage();
  const { pageId } = setup.config;
  const [change] = useChangePageMutation();
  const [ask] = useLazyPageSetupQuery();
  const { now, saving } = useMeanwhile(setup, async () => {
    const stored = await ask({ pageId }).unwrap();
    onMeanwhile(stored);
    return stored;
  });
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<BusinessFailure>();
  const underWay = useRef(false);
  const save = async (draft: Draft) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setRefused(undefined);
    try {
      await saving(({ version }) => change({ ...draft, pageId, version }).unwrap());
      toastLane.show({ tone: 'success', text: t('saved') });
      onSaved();
    } catch (error) {
      const failure = asFailure(error);
      // Any other failure is told by the toast lane.
      if (failure.kind === 'business') setRefused(failure);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { busy, refusal: refused && failureText(refused, language), now, save };
}

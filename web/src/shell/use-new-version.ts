import { useEffect, useEffectEvent, useRef } from 'react';
import { useChangeHabit, useKeptHabit } from '../shared/habits/habits-api.ts';
import { toastLane } from '../shared/ui/toast-lane.ts';
import { useVersionQuery } from '../shared/updates/updates-api.ts';
import { useDutiesInShell } from './duties/duties-context.ts';
import { useTexts } from './texts.ts';

/** Tells each person once of a version that came out (SYS-10), after whatever is to be done first. */
export function useNewVersion(onRead: () => void): void {
  const { t } = useTexts();
  const { first, known } = useDutiesInShell();
  const { data: { version = '', recent = false } = {} } = useVersionQuery();
  const seen = useKeptHabit('seenVersion');
  const change = useChangeHabit();
  // It is told at the start alone: whoever enters a version knows of it.
  const looked = useRef(false);
  const tell = useEffectEvent(() => {
    toastLane.show({ tone: 'info', text: t('newVersion', { version }), action: { label: t('whatIsNew'), run: onRead } });
    change('seenVersion', version);
  });
  useEffect(() => {
    if (looked.current || version === '' || seen === undefined || !known || first !== undefined) return;
    looked.current = true;
    if (recent && seen !== version) tell();
  }, [version, recent, seen, known, first]);
}

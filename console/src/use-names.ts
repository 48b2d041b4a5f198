import { EVERY_CALL } from '@hall/mock-server/mock-control/said';
import { useMemo } from 'react';
import { useCodesQuery, useEndpointsQuery } from './mock-api.ts';
import { useTexts } from './texts.ts';

const NONE: readonly never[] = [];

/** What calls are for, and what codes mean, in the present language. */
export function useNames() {
  const { t, language } = useTexts();
  const { data: endpoints = NONE } = useEndpointsQuery();
  const { data: codes = NONE } = useCodesQuery();
  return useMemo(() => {
    const calls = new Map(endpoints.map(({ call, summary }) => [call, summary[language]]));
    const meanings = new Map(codes.map((entry) => [String(entry.code), entry[language]]));
    return {
      nameOf: (call: string) => (call === EVERY_CALL ? t('every') : (calls.get(call) ?? '')),
      meaningOf: (code: string) => meanings.get(code) ?? '',
      isCall: (call: string) => calls.has(call),
    };
  }, [endpoints, codes, language, t]);
}

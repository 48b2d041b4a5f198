import { OperationFilter } from '@hall/contract/logs';
import { wireName } from '@hall/contract/wire/entity';
import { useEffect, useMemo } from 'react';
import { useKit } from '../../../page-kit/kit-context.ts';
import { logsApi } from '../api.ts';
import type { Time } from './bar-times.ts';

const FROM = wireName(OperationFilter, 'from');
const TO = wireName(OperationFilter, 'to');

/** The numbers of operations for what the list asks for, asked for again whenever the list was. */
export function useCounts() {
  const { request, view } = useKit();
  const [ask, { data, isError }] = logsApi.useLazyOperationCountsQuery();
  const { isFetching } = view;
  const asked = useMemo(() => {
    const { columnFilters, batchKeys } = request.list;
    return { list: { columnFilters, batchKeys }, values: request.values };
  }, [request]);
  useEffect(() => {
    if (!isFetching) void ask(asked);
  }, [ask, asked, isFetching]);
  return { counts: data, isError };
}

/** The time that the list is asked for, empty where it is open, and how another is chosen. */
export function useTime(): readonly [Time, (time: Time) => void] {
  const { state, change } = useKit();
  const { values } = state;
  const choose = ({ from, to }: Time) => change({ values: { ...values, [FROM]: from, [TO]: to } });
  return [{ from: values[FROM] ?? '', to: values[TO] ?? '' }, choose];
}

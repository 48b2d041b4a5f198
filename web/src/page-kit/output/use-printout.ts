import { ruleText } from '@hall/contract/errors';
import { PRINT_ROWS_MAX } from '@hall/contract/exchange';
import { conditionsInWords } from '@hall/contract/query-words';
import { wireMoment } from '@hall/contract/rules/shanghai';
import type { HeadOfSheet } from '@hall/contract/sheets';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { meApi } from '../../shared/account/me-api.ts';
import { selectSession } from '../../shared/session/session-slice.ts';
import type { AppDispatch } from '../../shared/store-types.ts';
import { toastLane } from '../../shared/ui/toast-lane.ts';
import { pagesApi, type RowsRequest } from '../api.ts';
import { type Kit, useKit } from '../kit-context.ts';
import { firstNumberOf } from '../table/use-first-number.ts';
import { useTexts } from '../texts.ts';
import { askedPageOf, takenFrom } from './applied.ts';
import type { PrintedRows, Printout, Scope } from './printout.ts';
import { gatherRows } from './rows-aside.ts';

/** The rows are kept by the sheet alone, and not in the store once that is printed. */
const UNKEPT = { track: false } as const;

type Who = Pick<HeadOfSheet, 'person' | 'personEn' | 'staffNumber'>;

/** What the page itself knows of a sheet: no server vouches for it. */
function unissuedHead(kit: Kit, scope: Scope, rows: number, who: Who): HeadOfSheet {
  const page = askedPageOf(kit.config, kit.columns.columns);
  const taken = takenFrom(kit, scope);
  const conditions = { conditions: conditionsInWords(page, taken, 'zh'), conditionsEn: conditionsInWords(page, taken, 'en') };
  const { zh: title, en: titleEn } = kit.config.title;
  return { title, titleEn, ...conditions, ...who, rows, at: wireMoment(new Date()) };
}

function printoutOf({ config, state, readRows }: Kit, scope: Scope, { total, rows, sheet }: PrintedRows): Omit<Printout, 'Qr'> {
  const isPart = scope === 'page' && total > rows.length;
  return {
    ...readRows(rows),
    first: firstNumberOf(scope === 'page' && config.paged ? state : undefined),
    of: scope === 'page' && !isPart ? 'all' : scope,
    head: sheet,
  };
}

/** Asks for the rows that are printed, by the page's print call, or where it has none by its list call. */
function usePrintedRows() {
  const kit = useKit();
  const { language } = useTexts();
  const dispatch = useDispatch<AppDispatch>();
  const { userName = '' } = useSelector(selectSession) ?? {};
  const who = async (): Promise<Who> => {
    const { data: me } = await dispatch(meApi.endpoints.me.initiate(undefined, { subscribe: false }));
    const person = me?.name ?? userName;
    return { person, personEn: me?.nameEn ?? person, staffNumber: me?.staffNumber ?? '' };
  };
  const ask = async (request: RowsRequest) => (await dispatch(pagesApi.endpoints.rowsAside.initiate(request, UNKEPT))).data;
  const gathered = async (scope: Scope): Promise<PrintedRows | undefined> => {
    const found = await gatherRows(kit, scope, ask);
    if (!found) return undefined;
    if ('tooMany' in found) {
      const text = ruleText('too-many-to-print', language, { total: found.tooMany, maximum: PRINT_ROWS_MAX });
      toastLane.show({ tone: 'error', text });
      return undefined;
    }
    const { rows } = found;
    return { rows, total: kit.view.answer?.total ?? rows.length, sheet: unissuedHead(kit, scope, rows.length, await who()) };
  };
  return async (scope: Scope): Promise<PrintedRows | undefined> => {
    const { config, request, selected } = kit;
    if (!config.printCall) return gathered(scope);
    const asked = { ...request, call: config.printCall, scope, ...(scope === 'selected' && { keys: [...selected] }) };
    return (await dispatch(pagesApi.endpoints.print.initiate(asked, UNKEPT))).data;
  };
}

/** What draws codes is loaded when it is needed; a sheet without a picture of its code still has the code. */
const loadQr = () =>
  import('./sheet-qr.tsx').then(
    ({ SheetQr }) => SheetQr,
    () => undefined,
  );

/** Makes a printout; why there is none is told. */
export function usePrintout() {
  const kit = useKit();
  const { language } = useTexts();
  const askRows = usePrintedRows();
  const [busy, setBusy] = useState(false);
  const [printout, setPrintout] = useState<Printout>();
  const prepare = async (scope: Scope) => {
    const nothing = () => toastLane.show({ tone: 'error', text: ruleText('nothing-to-print', language, {}) });
    if (scope !== 'selected' && kit.view.answer?.total === 0) return nothing();
    setBusy(true);
    const [printed, Qr] = await Promise.all([askRows(scope), loadQr()]);
    setBusy(false);
    if (!printed) return;
    const made = printoutOf(kit, scope, printed);
    if (made.rows.length === 0) nothing();
    else setPrintout({ ...made, Qr });
  };
  return { busy, prepare, printout, done: () => setPrintout(undefined) };
}

import type { ExportRequest } from '@hall/contract/exchange';
import type { Endpoint, RequestOf } from '@hall/contract/wire/endpoint';
import { useDispatch } from 'react-redux';
import { download } from '../../shared/api/download.ts';
import type { AppDispatch } from '../../shared/store-types.ts';
import { toastLane } from '../../shared/ui/toast-lane.ts';
import { useTexts } from '../texts.ts';

/** What a file is made of, as far as its name and its failure are told. */
type Asked = Pick<ExportRequest, 'title' | 'format'>;

const ENDINGS = { excel: 'xlsx', pdf: 'pdf' } as const;

/** Downloads a file of rows, and tells what it is. @returns whether it came */
export function useSavedFile() {
  const { t } = useTexts();
  const dispatch = useDispatch<AppDispatch>();
  return async <E extends Endpoint<never, never> | Endpoint>(
    call: E,
    request: RequestOf<E>,
    { title, format }: Asked,
  ): Promise<boolean> => {
    const saved = await dispatch(download(call, request, `${title}.${ENDINGS[format]}`, format === 'pdf' ? t('pdfFailed') : undefined));
    if (!saved) return false;
    const { name, rows } = saved;
    toastLane.show({ tone: 'success', text: rows === undefined ? t('exportedFile', { name }) : t('exported', { name, count: rows }) });
    return true;
  };
}

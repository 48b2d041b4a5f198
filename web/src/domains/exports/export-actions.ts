import { type ExportJob, exportsEndpoints } from '@hall/contract/exports';
import type { Action } from '../../page-kit/action.ts';
import { exportsApi, isUnderWay } from '../../page-kit/output/exports-api.ts';
import { useSavedFile } from '../../page-kit/output/use-saved-file.ts';
import { useTexts } from './texts.ts';

/** What can be done with each of the person's exports. */
export function useExportActions(): (job: ExportJob) => Action[] {
  const { t } = useTexts();
  const save = useSavedFile();
  const [cancel] = exportsApi.useCancelExportMutation();
  const [remove] = exportsApi.useRemoveExportMutation();
  return (job) => {
    const { id, title } = job;
    const download = {
      id: 'download',
      label: t('download'),
      disabledBecause: job.state === 'ready' ? undefined : t(isUnderWay(job) ? 'notReady' : 'over'),
      // Nothing of the list changes by it.
      run: () => void save(exportsEndpoints.file, { id }, job),
    };
    const end = isUnderWay(job)
      ? { id: 'cancel', label: t('cancel'), confirm: t('confirmCancel', { title }), run: () => cancel({ id }) }
      : { id: 'remove', label: t('remove'), confirm: t('confirmRemove', { title }), run: () => remove({ id }) };
    return [download, { ...end, danger: true }];
  };
}

import { ExportJob } from '@hall/contract/exports';
import { valueText } from '@hall/contract/wire/coded';
import { useTexts } from '../texts.ts';

/** The state of an export, and why it failed. */
export function JobState({ job }: { readonly job: ExportJob }) {
  const { language, pick } = useTexts();
  const state = valueText(ExportJob, 'state', job.state, language);
  return job.reason ? `${state}${language === 'zh' ? '：' : ': '}${pick(job.reason, job.reasonEn)}` : state;
}

import { type Application, ApplicationDraft } from '@hall/contract/applications';

/** What would be sent to have an application as it is. */
export const draftOf = (application: Application): ApplicationDraft =>
  Object.fromEntries(Object.keys(ApplicationDraft.fields).map((name) => [name, application[name as keyof Application]])) as never;

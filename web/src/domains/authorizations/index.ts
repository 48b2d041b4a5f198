import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import type { ProjectAuthorityProps } from './authority/project-authority.tsx';
import type { ApplyForChangeDialogProps } from './changing/apply-for-change-dialog.tsx';
import type { ChangedTermsProps } from './changing/changed-terms.tsx';
import type { EffectOfChangeProps } from './changing/effect-of-change.tsx';
import type { GiveFormProps } from './parts/give-form.tsx';

/** Gives somebody a grant; loaded when it is first opened. */
export const GiveForm = lazyPart<GiveFormProps>(() => import('./parts/give-form.tsx').then((part) => part.GiveForm), null);
/** Applies for a change of a grant that the person holds, or edits what was applied for; loaded when it is first opened. */
export const ApplyForChangeDialog = lazyPart<ApplyForChangeDialogProps>(
  () => import('./changing/apply-for-change-dialog.tsx').then((part) => part.ApplyForChangeDialog),
  null,
);
export const ChangedTerms = lazyPart<ChangedTermsProps>(() => import('./changing/changed-terms.tsx').then((part) => part.ChangedTerms));
export const EffectOfChange = lazyPart<EffectOfChangeProps>(() =>
  import('./changing/effect-of-change.tsx').then((part) => part.EffectOfChange),
);
/** Who may use a project; loaded with the first project that is opened. */
export const ProjectAuthority = lazyPart<ProjectAuthorityProps>(() =>
  import('./authority/project-authority.tsx').then((part) => part.ProjectAuthority),
);
export { GrantLink } from './parts/grant-link.tsx';

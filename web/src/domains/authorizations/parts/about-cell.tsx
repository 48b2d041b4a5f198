import type { Grant } from '@hall/contract/authorizations';
import { useAbout } from '../use-about.ts';

/** What a grant is about. */
export function AboutCell({ grant }: { readonly grant: Grant }) {
  const about = useAbout();
  return <span title={about(grant)}>{about(grant)}</span>;
}

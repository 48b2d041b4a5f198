import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';

/** Who signed in, or tried to. */
export function SignInsPage() {
  return <ConfiguredPage page="sign-in-log" />;
}

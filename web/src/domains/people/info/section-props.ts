import type { UserInfoDetails } from '@hall/contract/user-info';

/** What a section of user info is told. */
export interface SectionProps {
  readonly info: UserInfoDetails;
}

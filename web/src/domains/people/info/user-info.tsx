import { useLanguage } from '../../../shared/i18n/use-language.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { AccountSection } from '../parts/account-section.tsx';
import { useUserInfoQuery } from './info-api.ts';
import { SECTIONS } from './sections.ts';
import './user-info.css';

export interface UserInfoProps {
  /** Whose; one's own without it. */
  readonly staffNumber?: string;
}

/** What there is to know of a person, section by section (INFO-1). */
export function UserInfo({ staffNumber }: UserInfoProps) {
  const language = useLanguage();
  const query = useUserInfoQuery({ staffNumber }, { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={query} lines={6}>
      {(info) => (
        <div className="user-info">
          {SECTIONS.map(({ id, title, Part }) => (
            <AccountSection key={id} title={title[language]}>
              <Part info={info} />
            </AccountSection>
          ))}
        </div>
      )}
    </QueryView>
  );
}

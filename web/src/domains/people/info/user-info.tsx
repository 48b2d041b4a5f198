import { useLanguage } from '../../../shared/i18n/use-language.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useUserInfoQuery } from './info-api.ts';
import { SECTIONS } from './sections.ts';
import './user-info.css';

export interface UserInfoProps {
  /** Whose; one's own without it. */
  readonly staffNumber?: string;
  /** The headings of its sections, one below what it stands under. */
  readonly heading?: 'h2' | 'h3';
}

/** What there is to know of a person, section by section (INFO-1). */
export function UserInfo({ staffNumber, heading: Heading = 'h3' }: UserInfoProps) {
  const language = useLanguage();
  const query = useUserInfoQuery({ staffNumber }, { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={query} lines={6}>
      {(info) => (
        <div className="user-info">
          {SECTIONS.map(({ id, title, Part }) => (
            <section key={id}>
              <Heading>{title[language]}</Heading>
              <Part info={info} />
            </section>
          ))}
        </div>
      )}
    </QueryView>
  );
}

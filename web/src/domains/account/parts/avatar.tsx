import type { UserInfo } from '@hall/contract/account';
import { useSharedTexts } from '../../../shared/i18n/shared-texts.ts';
import { usePhotoQuery } from '../api.ts';
import './avatar.css';

/** The signed-in person's picture: the photo, or the initial on our own ground. */
export function Avatar({ person, size }: { readonly person: Pick<UserInfo, 'name' | 'nameEn' | 'photo'>; readonly size: number }) {
  const { pick } = useSharedTexts();
  const { data: photo } = usePhotoQuery(undefined, { skip: !person.photo });
  if (person.photo && photo) return <img className="hall-avatar" src={photo} width={size} height={size} alt="" />;
  return (
    <svg className="hall-avatar" viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <circle cx="32" cy="32" r="32" />
      <text x="32" y="33" textAnchor="middle" dominantBaseline="central">
        {[...pick(person.name, person.nameEn)][0]}
      </text>
    </svg>
  );
}

import type { profileEndpoints } from '@hall/contract/profile';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import { useDispatch } from 'react-redux';
import { renewMe } from '../../shared/account/me-api.ts';
import type { AppDispatch } from '../../shared/store-types.ts';
import { center } from './center-api.ts';

/** Saves contact details; done when the server has told anew who the person is: nobody is told "saved" and then still kept (AUTH-13). */
export function useSaveContact() {
  const dispatch = useDispatch<AppDispatch>();
  return async (contact: RequestOf<typeof profileEndpoints.updateContact>): Promise<void> => {
    await dispatch(center.updateContact.initiate(contact)).unwrap();
    await dispatch(renewMe());
  };
}

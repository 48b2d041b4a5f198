import type { Person } from '@hall/database/database';
import type { SignedInPerson } from '../../core/call.ts';

/** A person as calls know who makes them. */
export const signedInPerson = (person: Person & { readonly roles: readonly { readonly roleId: string }[] }): SignedInPerson => ({
  id: person.id,
  staffNumber: person.staffNumber,
  userName: person.userName,
  name: person.name,
  nameEn: person.nameEn,
  departmentId: person.departmentId,
  roles: person.roles.map(({ roleId }) => roleId),
  duty: {
    mustChangePassword: person.mustChangePassword,
    weakPassword: person.weakPassword,
    email: person.email,
    contactPhone: person.contactPhone,
    phone: person.phone,
  },
});

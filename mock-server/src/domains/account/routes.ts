import type { api } from '@hall/contract/api';
import type { Handlers } from '../../core/register.ts';
import type { Services } from '../../core/services.ts';
import { bankAccounts, checkCard, deleteBankAccount, findBranches } from './bank-accounts.ts';
import { verifyBankChange } from './bank-change.ts';
import { updateContact } from './contact.ts';
import { sendContactCode } from './contact-codes.ts';
import { endMyOtherSessions, endMySession, mySessions, mySignIns } from './own-sessions.ts';
import { changeDuePassword, changePassword, checkPassword } from './passwords.ts';
import { photoOf, savePhoto } from './photo.ts';
import { saveBankAccount } from './save-bank-account.ts';
import { userInfo } from './user-info.ts';

export const accountHandlers = (services: Services): Handlers<typeof api.account> => ({
  me: (_, { person }) => userInfo(services, person),
  meByPost: (_, { person }) => userInfo(services, person),
  changePassword: (sealed, call) => changePassword(services, sealed, call),
  changeDuePassword: (sealed, call) => changeDuePassword(services, sealed, call),
  checkPassword: ({ oldPassword }, call) => checkPassword(services, oldPassword, call),
  updateProfile: ({ photo }, call) => savePhoto(services, photo, call),
  photo: (_, call) => photoOf(services, call),
  updateContact: (contact, call) => updateContact(services, contact, call),
  sendContactCode: (asked, call) => sendContactCode(services, asked, call),
  bankAccounts: (_, call) => bankAccounts(services, call),
  saveBankAccount: (given, call) => saveBankAccount(services, given, call),
  findBranches: ({ text }) => findBranches(services, text),
  checkCard: ({ cardNumber }) => checkCard(services, cardNumber),
  verifyBankChange: ({ code }, call) => verifyBankChange(services, code, call),
  deleteBankAccount: ({ id }, call) => deleteBankAccount(services, id, call),
  mySessions: (_, call) => mySessions(services, call),
  endMySession: ({ id }, call) => endMySession(services, id, call),
  endMyOtherSessions: (_, call) => endMyOtherSessions(services, call),
  mySignIns: (paging, call) => mySignIns(services, paging, call),
});

import type { api } from '@hall/contract/api';
import { keptAnswer } from '../../core/kept.ts';
import type { Handlers } from '../../core/register.ts';
import { OF_SIGN_INS } from '../logs/index.ts';
import { nextNotice } from '../notices/index.ts';
import { bankAccounts, checkCard, deleteBankAccount, findBranches } from './bank-accounts.ts';
import { verifyBankChange } from './bank-change.ts';
import { updateContact } from './contact.ts';
import { sendContactCode } from './contact-codes.ts';
import { endMyOtherSessions, endMySession, mySessions, mySignIns } from './own-sessions.ts';
import { changeDuePassword, changePassword, checkPassword } from './passwords.ts';
import { photoOf, savePhoto } from './photo.ts';
import { saveBankAccount } from './save-bank-account.ts';
import { userInfo } from './user-info.ts';

const me = keptAnswer(userInfo, { leaves: ['NoticeRead'], until: nextNotice });

export const accountHandlers: Handlers<typeof api.account> = {
  me,
  meByPost: me,
  changePassword,
  changeDuePassword,
  checkPassword,
  updateProfile: savePhoto,
  photo: photoOf,
  updateContact,
  sendContactCode,
  bankAccounts,
  saveBankAccount,
  findBranches,
  checkCard,
  verifyBankChange,
  deleteBankAccount,
  mySessions,
  endMySession,
  endMyOtherSessions,
  mySignIns: keptAnswer(mySignIns, OF_SIGN_INS),
};

import type { Account } from '@hall/mock-server/mock-control/said';

/** Whether an account is meant by a text: by its user name, its person's name or one of its roles. */
export function accountFits({ userName, name, roles }: Account, text: string, language: 'zh' | 'en'): boolean {
  const said = [userName, name[language], ...roles.map((role) => role[language])].join(' ').toLowerCase();
  return said.includes(text.trim().toLowerCase());
}

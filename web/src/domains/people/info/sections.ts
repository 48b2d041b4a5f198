import type { Bilingual } from '@hall/contract/bilingual';
import { UserInfoDetails } from '@hall/contract/user-info';
import { termsOf } from '@hall/contract/wire/entity';
import type { ComponentType } from 'react';
import { en } from './locales/en.ts';
import { zh } from './locales/zh.ts';
import { Particulars } from './particulars.tsx';
import type { SectionProps } from './section-props.ts';
import { SignIns } from './sign-ins.tsx';

/** A part of what there is to know of a person. One that asks a call of its own does so inside, with the person's staff number. */
interface Section {
  readonly id: string;
  readonly title: Bilingual;
  readonly Part: ComponentType<SectionProps>;
}

/** In the order in which they stand. Those of other domains will be brought along by their `index.ts`. */
export const SECTIONS: readonly Section[] = [
  { id: 'particulars', title: { zh: zh.particulars, en: en.particulars }, Part: Particulars },
  { id: 'sign-ins', title: termsOf(UserInfoDetails, 'signIns'), Part: SignIns },
];

import { SUCCEEDED } from '@hall/contract/logs';
import { PersonSignIn } from '@hall/contract/user-info';
import { valueText } from '@hall/contract/wire/coded';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { StateTag } from '../../../shared/ui/state-tag.tsx';
import type { SectionProps } from './section-props.ts';
import { useTexts } from './texts.ts';

function SignIn({ signIn }: { readonly signIn: PersonSignIn }) {
  const { language } = useTexts();
  const said = (name: 'way' | 'result' | 'reason') => valueText(PersonSignIn, name, signIn[name], language);
  const succeeded = SUCCEEDED.includes(signIn.result);
  return (
    <li className="user-info-line">
      <div>
        <p>
          <MomentText at={signIn.at} exact />
        </p>
        <p className="hall-soft">{[said('way'), signIn.address, signIn.browser].filter(Boolean).join(' · ')}</p>
      </div>
      <StateTag tone={succeeded ? 'success' : 'warning'} text={said('reason') || said('result')} />
    </li>
  );
}

/** The last sign-ins of a person, failed ones too. */
export function SignIns({ info: { signIns } }: SectionProps) {
  const { t } = useTexts();
  if (signIns.length === 0) return <p className="hall-soft">{t('noSignIns')}</p>;
  return (
    <ul className="user-info-lines">
      {signIns.map((signIn) => (
        <SignIn key={signIn.id} signIn={signIn} />
      ))}
    </ul>
  );
}

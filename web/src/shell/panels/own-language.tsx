import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { InLanguage, useLanguage } from '../../shared/i18n/use-language.tsx';
import { SpeakingAntd } from './speaking-antd.tsx';

interface OwnLanguageProps {
  readonly shown: boolean;
  readonly children: ReactNode;
}

/** A page that is not shown follows a switch of the language once the one that is shown has. */
export function OwnLanguage({ shown, children }: OwnLanguageProps) {
  const present = useLanguage();
  const [later, setLater] = useState(present);
  useEffect(() => startTransition(() => setLater(present)), [present]);
  return (
    <InLanguage value={shown ? present : later}>
      <SpeakingAntd>{children}</SpeakingAntd>
    </InLanguage>
  );
}

import { sheetCodeIn } from '@hall/contract/rules/sheet-code';
import { sheetsDomain } from '@hall/contract/sheets';
import type { InputRef } from 'antd';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CheckResult } from '../parts/check-result.tsx';
import { CodeForm } from '../parts/code-form.tsx';
import { ScanButton } from '../parts/scan-button.tsx';
import { useTexts } from '../texts.ts';
import { useScan } from '../use-scan.ts';
import '../../../shared/ui/hall-page.css';
import './verify-page.css';

const CODE = 'code';

/** Where anyone signed in sees what a printout or a file held when it was made; its code is in the address (PRINT-2). */
export function VerifyPage() {
  const { t, language } = useTexts();
  const [params, setParams] = useSearchParams();
  const input = useRef<InputRef>(null);
  /** How often the same code was sent: each time it is asked for anew. */
  const [round, setRound] = useState(0);
  const given = params.get(CODE) ?? '';
  const code = sheetCodeIn(given);
  const look = (found: string) => {
    scan.forget();
    setRound(round + 1);
    // Who went on to another sheet may have a picture read before the page is drawn without the last code.
    setParams({ [CODE]: found }, { replace: found === code });
    // A hand-held scanner types the next one over it.
    input.current?.select();
  };
  const scan = useScan(look);
  const another = () => {
    scan.forget();
    setParams({});
    input.current?.focus();
  };
  return (
    <div className="hall-page verify-page">
      <h1>{sheetsDomain.permissions.sheets[language]}</h1>
      <p>{t('intro')}</p>
      <CodeForm given={given} input={input} onCode={look}>
        <ScanButton busy={scan.scanning} onPicture={(file) => void scan.scan(file)} />
        {scan.fault && (
          <p className="verify-fault" role="alert">
            {t(scan.fault)}
          </p>
        )}
      </CodeForm>
      {code && <CheckResult key={`${code} ${round}`} code={code} onAnother={another} />}
      {given !== '' && !code && (
        <p className="verify-fault" role="alert">
          {t('malformedHelp')}
        </p>
      )}
    </div>
  );
}

import { useCallback, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { AppDispatch } from '../../../shared/store-types.ts';
import { untilText, useVerification, type VerificationFieldProps } from '../use-verification.ts';
import { ways } from '../ways-api.ts';
import { useWaysTexts } from '../ways-texts.ts';
import { FormField } from './form-field.tsx';
import './verification.css';

/** A picture with characters to be read (AUTH-3). */
export function PictureCodeField({ handle, demand }: VerificationFieldProps) {
  const { t } = useWaysTexts();
  const dispatch = useDispatch<AppDispatch>();
  const [code, setCode] = useState('');
  const { asked, empty, problem, answering, renew } = useVerification(handle, {
    ask: useCallback(() => dispatch(ways.createPicture.initiate()).unwrap(), [dispatch]),
    check: ({ id }: { readonly id: string }) => {
      const read = code.trim();
      return read ? dispatch(ways.verifyPicture.initiate({ id, code: read })).unwrap() : undefined;
    },
    onAsked: useCallback(() => setCode(''), []),
  });
  return (
    <div className="login-verification">
      <FormField
        name="pictureCode"
        label={t('pictureCode')}
        error={problem ?? (empty && !code.trim() ? t('pictureCodeRequired') : undefined)}
        hint={untilText(t, demand)}
      >
        {(field) => (
          <span className="login-picture">
            <input
              {...field}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
              placeholder={t('pictureCodeHint')}
              value={code}
              onChange={(event) => {
                answering();
                setCode(event.target.value);
              }}
            />
            <span className="login-picture-image">{asked && <img src={asked.image} alt={t('picture')} />}</span>
          </span>
        )}
      </FormField>
      <button type="button" className="login-link" onClick={renew}>
        {t('anotherPicture')}
      </button>
    </div>
  );
}

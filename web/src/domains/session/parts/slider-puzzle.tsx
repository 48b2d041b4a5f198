import type { SliderPuzzle } from '@hall/contract/verification';
import { useCallback, useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { AppDispatch } from '../../../shared/store-types.ts';
import { untilText, useVerification, type VerificationFieldProps } from '../use-verification.ts';
import { ways } from '../ways-api.ts';
import { useWaysTexts } from '../ways-texts.ts';
import { SliderBoard } from './slider-board.tsx';
import './verification.css';

/** A tile with a capital letter to be moved to its small letter in a picture, by itself or by the slider and the arrow keys (AUTH-3). */
export function SliderPuzzleField({ handle, demand }: VerificationFieldProps) {
  const { t } = useWaysTexts();
  const id = useId();
  const dispatch = useDispatch<AppDispatch>();
  const [x, setX] = useState(0);
  const { asked, empty, problem, answering, renew } = useVerification(handle, {
    ask: useCallback(() => dispatch(ways.createSlider.initiate()).unwrap(), [dispatch]),
    check: (puzzle: SliderPuzzle) => (x > 0 ? dispatch(ways.verifySlider.initiate({ id: puzzle.id, x })).unwrap() : undefined),
    onAsked: useCallback(() => setX(0), []),
  });
  const move = (to: number) => {
    answering();
    setX(to);
  };
  const error = problem ?? (empty && x === 0 ? t('sliderRequired') : undefined);
  return (
    <div className="login-verification login-field">
      <label htmlFor={id}>{t('slider')}</label>
      {asked ? <SliderBoard puzzle={asked} x={x} label={t('picture')} onMove={move} /> : <div className="login-slider-board" />}
      <input
        id={id}
        className="login-slider"
        type="range"
        min={0}
        max={asked ? asked.width - asked.pieceSize : 1}
        step={1}
        value={x}
        disabled={!asked}
        aria-describedby={`${id}-how ${id}-note`}
        onChange={(event) => move(Number(event.target.value))}
      />
      <p id={`${id}-how`} className="login-slider-how">
        {t('sliderHow')}
      </p>
      <p id={`${id}-note`} className={error ? 'login-error' : 'login-hint'} role={error ? 'alert' : undefined}>
        {error ?? untilText(t, demand)}
      </p>
      <button type="button" className="login-link" onClick={renew}>
        {t('anotherPicture')}
      </button>
    </div>
  );
}

import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { switchLanguage } from './language.ts';
import { InPresentLanguage, useChosenLanguage, useLanguage } from './use-language.tsx';

const Spoken = () => <p>{`${useLanguage()} of ${useChosenLanguage()}`}</p>;
const show = () =>
  render(
    <InPresentLanguage>
      <Spoken />
    </InPresentLanguage>,
  );

it('SHELL-11 the page speaks the language that was switched to last, and says so', () => {
  show();
  act(() => switchLanguage('en'));
  expect([screen.getByRole('paragraph').textContent, document.documentElement.lang]).toEqual(['en of en', 'en']);
  act(() => {
    switchLanguage('zh');
    switchLanguage('en');
    switchLanguage('zh');
  });
  expect([screen.getByRole('paragraph').textContent, document.documentElement.lang]).toEqual(['zh of zh', 'zh-CN']);
});

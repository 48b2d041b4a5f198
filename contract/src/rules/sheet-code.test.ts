import { describe, expect, it } from 'vitest';
import { sheetCodeIn, spacedSheetCode } from './sheet-code.ts';

describe('PRINT-2 a verification code', () => {
  it.each<[text: string, code: string | undefined]>([
    ['7K2MP0QD41XA', '7K2MP0QD41XA'],
    ['7k2m-p0qd-41xa', '7K2MP0QD41XA'],
    [' 7K2M P0QD 41XA ', '7K2MP0QD41XA'],
    ['７K2M-POQD-4lXA', '7K2MP0QD41XA'],
    ['https://hall.example.edu/verify?code=7K2M-P0QD-41XA', '7K2MP0QD41XA'],
    ['/verify?from=scan&code=7K2MP0QD41XA#top', '7K2MP0QD41XA'],
    ['7K2MP0QD41X', undefined],
    ['7K2MP0QD41XAA', undefined],
    ['7K2MP0QD41XU', undefined],
    ['', undefined],
  ])('in %j is %s', (text, code) => expect(sheetCodeIn(text)).toBe(code));

  it('is read in three groups', () => expect(spacedSheetCode('7K2MP0QD41XA')).toBe('7K2M-P0QD-41XA'));
});

import { expect, it } from 'vitest';
import { numbersIn } from './batch-receive.tsx';

it('LOGI-1 a batch has a number a line, however scanner and clipboard end theirs', () => {
  expect(numbersIn('202600000012\r\n 2026 0000 0020\n\n\t\n7')).toEqual(['202600000012', '2026 0000 0020', '7']);
});

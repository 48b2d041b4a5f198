import { expect, it } from 'vitest';
import { isFoundBy } from './found-by.ts';

it.each(['学院', 'jsj', 'JSJXY', "ji'suan", '计算机 '])('SYS-2 a department or a role is found by %j', (typed) => {
  expect(isFoundBy(typed, '计算机学院', 'jsjxy jisuanjixueyuan')).toBe(true);
});

it.each(['suan', 'xy', '财务'])('SYS-2 it is not found by %j', (typed) => {
  expect(isFoundBy(typed, '计算机学院', 'jsjxy jisuanjixueyuan')).toBe(false);
});

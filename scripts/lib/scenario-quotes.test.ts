import { expect, it } from 'vitest';
import { oddQuotes } from './scenario-quotes.mjs';

const linesOf = (...steps: string[]) =>
  oddQuotes(['Feature: “Quotes”', '  Scenario: the “first”', ...steps].join('\n')).map(({ line }) => line);

it('a step that quotes as a word processor does is found, with its line', () => {
  expect(linesOf('    When I open “Notices” from the menu', '    Then the page says "Done"')).toEqual([3]);
  expect(linesOf('    当 我从菜单打开「通知公告」', '    并且 我从菜单打开“通知公告”', '    那么 页面提示『完成』')).toEqual([3, 4, 5]);
  expect(linesOf('    And I see ‘Notices’', '    And the header’s menu marks "Notices"', '    * I open ＂Notices＂')).toEqual([3, 4, 5]);
  expect(linesOf('    When I open "Notices from the menu')).toEqual([3]);
});

it('any quotes may stand inside straight ones, in names of scenarios, comments, tables and texts of several lines', () => {
  expect(
    linesOf('    Then a toast says "The name “A” is taken"', '    # “so”', '      | “a” |', '    """', '    When “so”', '    """'),
  ).toEqual([]);
});

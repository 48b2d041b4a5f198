@APPS-3 @SHELL-5
Feature: Searching for functions and systems

  Background:
    Given I use the interface in English
    And I am signed in as "staff"
    And the window is 1440 pixels wide

  Scenario: The panel says what to type, what was found, and that nothing was
    Then the search panel is hidden
    When I go to the search box of the header
    Then the search panel is in state 1 and says "Type a name, in English, Chinese or pinyin, to find a function or a system"
    When I search the header for "claim"
    Then the search finds "Claim guide, Claim guide sheet, My claims"
    And the search marks "Claim, Claim, claim"
    And the search panel is in state 2 and says "3 found"
    When I search the header for "no such system"
    Then the search panel is in state 3 and says "No matching system"
    When I press "Tab"
    Then the search panel is hidden

  Scenario: It hides with the focus, and a press on what it found counts all the same
    When I search the header for "gongzi"
    Then the search finds "My payslips"
    When I press "Tab"
    Then the search panel is hidden
    When I search the header for "assets"
    And I choose "My assets" of what the search found
    Then the linked system shows "My assets" of "staff"
    And the search panel is hidden

  Scenario: By keyboard alone
    When I search the header for "claim"
    Then the search finds "Claim guide, Claim guide sheet, My claims"
    When I press "ArrowUp"
    And I press "Enter"
    Then the linked system shows "My claims" of "staff"
    And the search box of the header has the focus
    When I search the header for "claim"
    And I press "Escape"
    Then the search panel is hidden
    And the search box of the header has the focus

  Scenario Outline: Found by <what>
    When I search the header for "<typed>"
    Then the search finds "<found>"

    Examples:
      | what                        | typed             | found                     |
      | its Chinese name            | 我的借款          | My loans                  |
      | its English name            | My loans          | My loans                  |
      | pinyin                      | wo de jiekuan     | My loans                  |
      | initials                    | wdjk              | My loans                  |
      | initials and Chinese        | wd借款            | My loans                  |
      | wide letters                | ＷＤＪＫ          | My loans                  |
      | words in any order          | repayments card   | Card repayments           |
      | a name with one error       | repaymets         | Card repayments           |
      | pinyin with one error       | gongwukahuankaun  | Card repayments           |
      | one wrong Chinese character | 公务卡换款        | Card repayments           |
      | the name of its system      | payroll           | My payslips, Income tax   |
      | a page that no menu lists   | personal          | Personal center           |

  Scenario: Where the header has no room for a box, a button leads to the palette
    When the window becomes 1024 pixels wide
    Then the header has no search box, but a button of the command palette
    When I open the command palette by its button
    Then the command palette lists "Notices, My claims, My payslips, My loans" under "Common functions"

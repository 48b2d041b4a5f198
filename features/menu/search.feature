@APPS-3 @SHELL-5
Feature: Searching for functions and systems

  Background:
    Given I use the interface in English
    And I am signed in as "staff"
    And the window is 1440 pixels wide

  Scenario: The panel says what to type, what was found, and that nothing was; it hides with the focus, and a press counts all the same; where the header has no room for a box, a button leads to the palette
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
    When I search the header for "assets"
    And I choose "My assets" of what the search found
    Then the linked system shows "My assets" of "staff"
    And the search panel is hidden
    When the window becomes 1024 pixels wide
    Then the header has no search box, but a button of the command palette
    When I open the command palette by its button
    Then the command palette lists "Notices, My claims, My payslips, My loans" under "Common functions"

  # By name, pinyin, initials or a mix; in wide letters, in any order, with one error; by the system, and where no menu lists it.
  # Each finds something else than the one before, so that none is taken for another.
  Scenario: Found by whatever people type, and opened by keyboard alone
    When I search the header for "我的借款"
    Then the search finds "My loans"
    When I search the header for "repayments card"
    Then the search finds "Card repayments"
    When I search the header for "My loans"
    Then the search finds "My loans"
    When I search the header for "repaymets"
    Then the search finds "Card repayments"
    When I search the header for "wo de jiekuan"
    Then the search finds "My loans"
    When I search the header for "gongwukahuankaun"
    Then the search finds "Card repayments"
    When I search the header for "wdjk"
    Then the search finds "My loans"
    When I search the header for "公务卡换款"
    Then the search finds "Card repayments"
    When I search the header for "wd借款"
    Then the search finds "My loans"
    When I search the header for "payroll"
    Then the search finds "My payslips, Income tax"
    When I search the header for "ＷＤＪＫ"
    Then the search finds "My loans"
    When I search the header for "personal"
    Then the search finds "Personal center"
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

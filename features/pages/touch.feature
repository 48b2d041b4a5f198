@touch
Feature: Lists by finger

  Background:
    Given I use the interface in English
    And "staff" has asked for the notices 2 times

  @SHELL-15 @SYS-14 @TABLE-7
  Scenario: What is pressed is as large as a fingertip; pressing a cell offers its value alone, and all others; so does a field of a card
    Given the window is 1024 pixels wide
    When I am signed in as "secauditor" and open "/xtsz/operation-log?person=Wang Fang"
    Then the list has 2 rows
    And "the box of the first row" is as large as a fingertip
    And "the first part of the breadcrumb" is as large as a fingertip
    And "the cross of a tab" is as large as a fingertip
    When I tap the cell "Wang Fang", and "Not “Wang Fang”"
    Then the browser is at "/xtsz/operation-log?person=Wang+Fang&not.person=王芳"
    When the window becomes 375 pixels wide
    And I open "/xtsz/operation-log?person=Wang Fang"
    And I unfold the first card
    And I tap "Filter by “Wang Fang”" on the first card, and "Only “Wang Fang”"
    Then the browser is at "/xtsz/operation-log?person=Wang+Fang&filter.person=王芳"
    And the list has 2 rows

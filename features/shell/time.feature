@honolulu
Feature: Days and hours are those of the university, wherever the browser is

  In Shanghai it is half past six in the morning of the 22nd, in Honolulu half past noon of the 21st.

  Background:
    Given I use the interface in English
    And the clock of the browser stands at "2026-11-21T22:30:00Z"

  Scenario: The start page greets by the hour in Shanghai
    Given I am signed in as "staff"
    Then the browser's own clock shows "2026-11-21 12:30"
    And the page says "Good morning, Wang Fang"

  @SHELL-7
  Scenario: The footer counts the days by the calendar of Shanghai
    Given the parameter "countdownText" is "还有[0]天"
    And the parameter "countdownTextEn" is "Days left: [0]"
    And the parameter "countdownDay" is "2026-11-23"
    And I am signed in as "staff"
    Then the footer says "Days left: 1"

  @QUERY-2
  Scenario: The last days end with today in Shanghai
    Given I am signed in as "secauditor" and open "/xtsz/sign-in-log"
    When in "Date" I choose the range "Last 7 days"
    And I search
    Then the browser is at "/xtsz/sign-in-log?from=2026-11-16&to=2026-11-22"

  @QUERY-2
  Scenario Outline: A day is named by the calendar of Shanghai: <name>
    Given I am signed in as "staff" and open "/loans"
    When in "Due by" I choose the day "<name>"
    And I search
    Then the browser is at "/loans?dueBy=<day>"

    Examples:
      | name       | day        |
      | Today      | 2026-11-22 |
      | Yesterday  | 2026-11-21 |
      | A week ago | 2026-11-15 |

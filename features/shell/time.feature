@honolulu
Feature: Days and hours are those of the university, wherever the browser is

  In Shanghai it is half past six in the morning of the 22nd, in Honolulu half past noon of the 21st.

  Background:
    Given I use the interface in English
    And the clock of the browser stands at "2026-11-21T22:30:00Z"

  @QUERY-2 @SHELL-7
  Scenario: The start page greets by the hour in Shanghai, the footer counts the days by its calendar, and days are named by it
    Given the parameter "countdownText" is "还有[0]天"
    And the parameter "countdownTextEn" is "Days left: [0]"
    And the parameter "countdownDay" is "2026-11-23"
    And I am signed in as "staff"
    Then the browser's own clock shows "2026-11-21 12:30"
    And the page says "Good morning, Wang Fang"
    And the footer says "Days left: 1"
    When I open "My loans" from the menu
    And in "Due by" I choose the day "Today"
    And I search
    Then the browser is at "/loans?dueBy=2026-11-22"
    When in "Due by" I choose the day "Yesterday"
    And I search
    Then the browser is at "/loans?dueBy=2026-11-21"
    When in "Due by" I choose the day "A week ago"
    And I search
    Then the browser is at "/loans?dueBy=2026-11-15"

  @QUERY-2
  Scenario: The last days end with today in Shanghai
    Given I am signed in as "secauditor" and open "/xtsz/sign-in-log"
    When in "Date" I choose the range "Last 7 days"
    And I search
    Then the browser is at "/xtsz/sign-in-log?from=2026-11-16&to=2026-11-22"

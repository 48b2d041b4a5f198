@APPS-5
Feature: What the cards of the home page show

  Background:
    Given I use the interface in English
    And the screen has 1280 × 1600 pixels

  Scenario: Loans that are due, and the way to all of them; on a phone the cards stand one below another, in the order of the person
    Given I am signed in as "leader"
    And I choose "Understood" in the dialog
    When I arrange the cards
    And I press "ArrowUp" on the card "Claims of the last year"
    And I press the button "Done" of the page
    And the window becomes 375 pixels wide
    Then the cards of the home page stand one below another
    And the page offers no "Arrange cards"
    And nothing is wider than the window
    When the window becomes 1280 pixels wide
    Then the card "Loans due" says "Travel advance: international conference¥39,800.00"
    And the card "Loans due" says "day(s) overdue"
    And the card "Loans due" says "day(s) left"
    When I follow the link "All loans" of the page
    Then the browser is at "/loans"

  Scenario: Where no loan is due, that takes one line; what was claimed in each month, as a chart and as the table behind it; what the person may use, first what ends first
    Given I am signed in as "staff"
    Then the card "Loans due" says "No loan is due within 30 days"
    And the chart of "Claims of the last year" says "9 claim(s) in the last 12 months, CNY 144,993.27 in all"
    When I point at the last month of the chart of "Claims of the last year"
    Then the chart of "Claims of the last year" tells what came together in that month
    And the page keeps nobody out
    When I press the button "Table" of the page
    Then the card "Claims of the last year" has the row of that month
    And the card "Claims of the last year" has the row "Total | 9 | 144,993.27"
    And the card "My authorizations" says "Resource scheduling at the edge: key technologies"
    And the card "My authorizations" says "20 day(s) left"
    And the card "My authorizations" says "¥60,000.00 left"
    When I follow the link "All 6 grants to me" of the page
    Then the browser is at "/authorizations/held"

  Scenario: Who claimed nothing is told so
    Given the call "home.claims" answers with no rows
    And I am signed in as "staff"
    Then the card "Claims of the last year" says "No claims in the last 12 months."

  Scenario: The page is usable before the chart is there, and without it
    Given the part of the web that draws charts is gone
    And I am signed in as "staff"
    Then "My claims" is a common function
    And the home page has 10 notices
    And the card "Claims of the last year" says "Try again"
    When I press the button "Table" of the page
    Then the card "Claims of the last year" has the row "Total | 9 | 144,993.27"

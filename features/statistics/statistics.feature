@PROJ-29
Feature: What was granted, applied for and used, in figures

  Background:
    Given I use the interface in English

  Scenario: Charts by month, state and department, and the table behind each
    When I am signed in as "finadmin" and open "/statistics/authority"
    Then the chart of "Grants" says "in all, CNY"
    And the chart of "Applications" says "in all, CNY"
    And the chart of "Use" says "in all, CNY"
    And the page keeps nobody out
    When I press the button "State" of the page
    Then the chart of "Grants" shows "Active"
    And the chart of "Applications" shows "Pending"
    And the chart of "Use" shows "Approved"
    When I press the button "Department" of the page
    Then the chart of "Use" shows "School of Computing"
    When I press the button "Table" of the page
    Then the table of "Grants" comes to as much as the finance office is told of the last 12 months

  Scenario: Who gave nothing and leads nothing is told that there is nothing
    When I am signed in as "analyst" and open "/statistics/authority"
    Then the card "Grants" says "Nothing in this period."

  Scenario: Figures that do not come can be asked for again
    Given the call "statistics.authority" answers with code "500"
    When I am signed in as "finadmin" and open "/statistics/authority"
    Then an error panel offers to try again
    When the calls are answered as usual again
    And I try again
    Then the chart of "Grants" says "in all, CNY"

  Scenario: The page is usable without what draws charts, which is loaded for a chart alone
    Given the part of the web that draws charts is gone
    When I am signed in as "finadmin" and open "/statistics/authority"
    Then the card "Grants" says "Try again"
    When I press the button "Table" of the page
    Then the card "Grants" says "Total"

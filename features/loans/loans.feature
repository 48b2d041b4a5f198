Feature: One's own loans

  Background:
    Given I use the interface in English

  @TABLE-1 @TABLE-3 @TABLE-4
  Scenario: Amounts of the page and of all rows are summed
    When I am signed in as "staff" and open "/loans"
    Then the list has 24 rows
    And 10 rows are shown
    And the column "Amount" and its sums are amounts, at the right
    And "This page" sums the amounts shown, and "All" those of all my loans
    When I jump to page 3
    Then 4 rows are shown
    And "This page" sums the amounts shown, and "All" those of all my loans

  @QUERY-2 @TABLE-3
  Scenario: By a range of amounts with decimals
    Given I am signed in as "staff" and open "/loans"
    When I fill in the amounts from the second to the third least of my loans
    And I search
    Then the list has 2 rows
    When I fill in "Amount From" with "1.005"
    Then the list says "Enter a number with at most 2 decimals"

  @QUERY-2
  Scenario Outline: Due by a day: <shortcut>
    Given I am signed in as "staff" and open "/loans"
    When in "Due by" I choose the day "<shortcut>"
    And I search
    Then the list has 21 rows
    And every row shows "Settled"

    Examples:
      | shortcut   |
      | Today      |
      | Yesterday  |
      | A week ago |

  @TABLE-4
  Scenario: The search looks through the rows shown
    Given I am signed in as "staff" and open "/loans"
    When I look for "competition" among the rows shown
    Then every row shows "Advance for a student competition"
    And the list has 24 rows

  @TABLE-1 @TABLE-9
  Scenario: A button of a row opens its detail
    Given I am signed in as "staff" and open "/loans"
    When I press "View" in the first row
    Then the details name the purpose of the first row

@TABLE-7
Feature: Lists on a phone

  Background:
    Given I use the interface in English
    And the window is 375 pixels wide

  @TABLE-2
  Scenario: A row is a card with what can be done with it; all of a card opens its row, and its other fields are behind a button; the list of columns is not cut off
    Given an administrator locks "leader"
    When I am signed in as "admin" and open "/xtsz/accounts?text=Wang Fang"
    Then its rows are cards
    And the list has 1 row
    And the first card is called "Wang Fang"
    And the first card says "2001009"
    When I choose "Reset password" for the first card
    Then I am asked "Reset the password of Wang Fang?"
    When I decline
    And I open "/xtsz/operation-log?kind=change&text=2001010"
    Then its rows are cards
    And the first card does not say "Staff number"
    When I unfold the first card
    Then the first card says "Staff number"
    When I press the first card beside its words
    Then the details name "2001010"
    When I close the dialog
    And I open the list of columns
    Then the list of columns is inside the window

  @TABLE-2
  Scenario: The conditions are behind one button, which says how many are set; more rows are added to those shown; the columns are arranged on a sheet from the lower edge; what the headings offer stands above the cards
    When I am signed in as "staff" and open "/loans?state=settled&text=JK"
    Then the conditions are behind the button "Filters (2)"
    When I unfold the conditions
    And I fill in "Amount From" with "900000000"
    And I search
    Then the list says "Nothing matches. Try other conditions."
    And the conditions are behind the button "Filters (3)"
    When I unfold the conditions
    And I reset the conditions
    Then the list has 24 rows
    And the conditions are behind the button "Filters"
    And 10 rows are shown
    When I show more rows
    Then 20 rows are shown
    When I show more rows
    Then 24 rows are shown
    And no more rows are offered
    And the first card says "Outstanding"
    When I open the list of columns
    Then the list of columns lies on the lower edge of the window
    When I choose "Done" on the sheet "Columns"
    And I uncheck the column "State"
    Then the first card does not say "Outstanding"
    When I check the column "State"
    And I order the cards by "Amount ↓"
    Then the amounts on the cards are in descending order
    When I filter the column "State" by "Settled"
    Then every card says "Settled"
    And the conditions are behind the button "Filters (1)"

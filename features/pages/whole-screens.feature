@TABLE-9
Feature: A list page as a whole screen

  Background:
    Given I use the interface in English

  Scenario: The detail of a row has an address, and opens where the list does not show it
    Given an administrator locks "staff"
    And I am signed in as "secauditor" and open "/xtsz/operation-log?kind=change"
    When I open the details of the first row
    And I reload the page
    Then the details name "2001009"
    When I go back in the browser
    Then no details are open
    And the list has rows
    When I open the details of the first row
    And I open the same details in the list "kind=read"
    Then the details name "2001009"

  Scenario: What can be done with a row follows from its state; what cannot be done says why; a cell of the page's own says what the state means
    When I am signed in as "admin" and open "/xtsz/accounts"
    Then the account of "staff" offers "Edit, Lock, Disable, Reset password, Act as this person"
    When I lock the account of "staff"
    Then the account of "staff" offers "Edit, Unlock, Disable, Reset password, Act as this person"
    And the button "Lock" of the account of "admin" cannot be used, because "This is your own account"
    When in "Sign-in state" I choose "Cannot sign in"
    And I fill in "Name or staff number" with "disabled"
    And I search
    Then the list has 1 row
    And every row shows "Disabled"

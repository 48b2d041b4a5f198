@SYS-15
Feature: A role of the institution's own

  Background:
    Given I use the interface in English
    And a new role "Reviewers" holds "Sign-in digest" and nothing else

  Scenario: One permission opens the entry of the menu, the page, its rows and their export, and nothing else
    Given "analyst" has the role "Reviewers" and no other
    And I am signed in as "analyst"
    Then the menu offers "Sign-in digest"
    And the menu does not offer "Notices, Operation log, Sign-in log"
    When I open "Sign-in digest" from the menu
    And I fill in "Address" with "127"
    And I search
    Then the list has 1 row
    When I export all rows
    Then I get the file "Sign-in digest.xlsx" with 1 rows, each of "analyst"
    When I open "/xtsz/sign-in-log"
    Then the page "no permission" is shown inside the shell

  Scenario: A permission that is taken away closes the page with the next call
    Given "analyst" has the role "Reviewers" as well
    And I am signed in as "analyst"
    When I open "Sign-in digest" from the menu
    And I fill in "Address" with "127"
    And I search
    Then the list has 1 row
    Given the role "Reviewers" no longer holds "Sign-in digest"
    When I reload the page
    Then the page "no permission" is shown inside the shell
    And the menu does not offer "Sign-in digest"

  Scenario: Actions that the person's roles do not hold are not offered
    Given a new role "Desk" holds "Accounts" and nothing else
    And a new role "Porters" holds "Lock or unlock accounts" and nothing else
    And "analyst" has the role "Desk" and no other
    And "analyst" has the role "Porters" as well
    When I am signed in as "analyst" and open "/xtsz/accounts"
    Then the account of "staff" offers "Lock"
    And the button "Lock" of the account of "admin" cannot be used, because "Only administrators act on the account of an administrator"
    Given the role "Porters" no longer holds "Lock or unlock accounts"
    When I reload the page
    Then the account of "staff" offers nothing

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

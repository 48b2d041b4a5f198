@SYS-3
Feature: Roles

  Background:
    Given I use the interface in English
    And I am signed in as "admin"

  Scenario: An administrator makes a role, gives it to somebody, who has what it may do without signing in again
    Given "staff" is signed in elsewhere
    When I open "/xtsz/roles"
    And I press the button "Add role" of the page
    And in the dialog I fill in "Role id" with "log-reader"
    And in the dialog I fill in "Name" with "日志查看员"
    And in the dialog I fill in "Name in English" with "Log reader"
    And I give the permission "Sign-in log"
    And I choose "Save" in the dialog
    Then the list has 10 rows
    When I choose "People" in the row "log-reader"
    And I add "staff" found by pinyin to the role
    Then the dialog says "1 people added"
    And "staff" may open the sign-in log, without a new sign-in

  Scenario: Who gains or loses what is told before a role is saved
    When I open "/xtsz/roles"
    And I choose "Edit" in the row "secauditor"
    Then the dialog says "Nobody’s permissions change when this is saved"
    When I take the permission "Sign-in log"
    Then the dialog says "The permissions of 1 people change when this is saved"
    And the role loses "Sign-in log" for the name of "secauditor"

  Scenario: A role is deleted once it is told how many lose it
    When I open "/xtsz/roles"
    And I choose "Delete" in the row "analyst"
    Then the dialog says "1 people lose it"
    When I choose "Delete" in the dialog
    Then the list has 8 rows

  Scenario: The administrators' role stays, and so does its last holder
    When I open "/xtsz/roles"
    Then "Delete" in the row "admin" cannot be chosen, because "The administrators’ role cannot be deleted"
    When I choose "People" in the row "admin"
    And I remove "admin" from the role
    Then a toast says "At least one administrator must stay available"

  Scenario: Of two who change a role the second is told, and loses nothing that was typed
    When I open "/xtsz/roles"
    And I choose "Edit" in the row "finclerk"
    And in the dialog I fill in "Remark" with "mine"
    And "admin" changes the role "finclerk" elsewhere
    And I choose "Save" in the dialog
    Then the dialog says "Somebody else has changed this meanwhile"
    And in the dialog "Remark" has "mine"

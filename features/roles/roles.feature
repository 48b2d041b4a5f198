@SYS-3
Feature: Roles

  Background:
    Given I use the interface in English

  @SYS-2
  Scenario: What a role is called and needs is said at its field, in a form that is sent from wherever one is in it; an administrator makes one and gives it to somebody, who may then do what it holds
    Given I am signed in as "admin" and open "/xtsz/roles"
    When I press the button "Add role" of the page
    Then "Save" of the dialog is in sight
    When in the dialog I fill in "Role id" with "Log Reader"
    And I choose "Save" in the dialog
    Then the dialog says of "Role id" "A role id has small letters, digits and hyphens, and begins with a letter"
    And the dialog says of "Name" "Name is required"
    When in the dialog I fill in "Role id" with "analyst"
    And in the dialog I fill in "Name" with "分析员"
    And I choose "Save" in the dialog
    Then the dialog says of "Role id" "Role id is in use already"
    And in the dialog "Name" has "分析员"
    When in the dialog I fill in "Role id" with "log-reader"
    And in the dialog I fill in "Name" with "日志查看员"
    And in the dialog I fill in "Name in English" with "Log reader"
    And I give the permission "Sign-in log"
    And I choose "Save" in the dialog
    Then the list has 10 rows
    When I choose "People" in the row "log-reader"
    And I add "staff", found by pinyin, to the role
    Then a toast says "People added: 1"
    And "staff" may read the sign-in log

  Scenario: Who gains or loses what is told before a role is saved; of two who change one the second is told; a copy has what that holds; one is deleted once it is told how many lose it; the administrators' role stays, and so does its last holder
    Given I am signed in as "admin" and open "/xtsz/roles"
    When I choose "Edit" in the row "secauditor"
    Then the dialog says "Nobody’s permissions change by this"
    When I take the permission "Sign-in log"
    Then the dialog says "People whose permissions change by this: 1"
    And "secauditor" loses "Sign-in log" by it
    When I press "Escape"
    And I choose "Leave" when I am asked about what I typed
    And I choose "Edit" in the row "finclerk"
    And in the dialog I fill in "Remark" with "mine"
    And "admin" changes the role "finclerk" elsewhere
    And I choose "Save" in the dialog
    Then the dialog says "Somebody else has changed this meanwhile, so it was not saved"
    And the dialog says "→ elsewhere"
    And in the dialog "Remark" has "mine"
    When I choose "Save" in the dialog
    Then a toast says "Saved"
    When I choose "Copy" in the row "finclerk"
    Then the dialog says "Copy the role"
    When in the dialog I fill in "Role id" with "finclerk-2"
    And I choose "Save" in the dialog
    Then the list has 10 rows
    When I choose "Edit" in the row "finclerk-2"
    Then in the dialog "Name" has "财务经办（副本）"
    And in the dialog "Name in English" has "Finance clerk (copy)"
    When I press "Escape"
    Then no dialog is open
    When I choose "Delete" in the row "analyst"
    Then the dialog says "People who lose it: 1"
    When I choose "Delete" in the dialog
    Then a toast says "Deleted"
    And the list has 9 rows
    And "Delete" in the row "System settings" cannot be chosen, because "The administrators’ role cannot be deleted"
    When I choose "People" in the row "System settings"
    And I remove "admin" from the role
    Then a toast says "At least one administrator must stay available"

@SYS-5
Feature: Codes

  Background:
    Given I use the interface in English

  Scenario: A code that the institution adds is offered where it is chosen, and one that is disabled is not
    Given I am signed in as "admin" and open "/xtsz/codes"
    When I choose "Entries" in the row "Why accounts are locked"
    Then the list has 4 rows
    When I press the button "Add code" of the page
    And in the dialog I fill in "Code" with "visit"
    And in the dialog I fill in "Name" with "访问结束"
    And in the dialog I fill in "Name in English" with "Visit has ended"
    And I choose "Save" in the dialog
    Then the list has 5 rows
    When I choose "Disable" in the row "Long leave"
    Then the dialog says "It is no longer offered"
    When I choose "Disable" in the dialog
    And I open "/xtsz/accounts"
    And I begin to lock the account of "staff"
    Then the dialog has no button "Long leave"
    When I choose "Visit has ended" in the dialog
    Then the reason in the dialog is "Visit has ended"

  Scenario: What is built in is called otherwise, and cannot be deleted
    Given I am signed in as "admin" and open "/xtsz/codes/entries?set=disable-reason"
    When I choose "Edit" in the row "Retired"
    And in the dialog I fill in "Name in English" with "Pensioned off"
    And I choose "Save" in the dialog
    Then the list says "Pensioned off"
    And the code "Pensioned off" cannot be deleted, because "What is built in cannot be deleted; rename or disable it"

  Scenario: An institution has sets of its own
    Given I am signed in as "admin" and open "/xtsz/codes"
    When I press the button "Add set of codes" of the page
    And I choose "Save" in the dialog
    Then the dialog says of "Name" "Name is required"
    When in the dialog I fill in "Code id" with "course-kind"
    And in the dialog I fill in "Name" with "课程类型"
    And in the dialog I fill in "Name in English" with "Kinds of courses"
    And I choose "Save" in the dialog
    Then the list has 9 rows
    When I choose "Delete" in the row "Kinds of courses"
    Then the dialog says "Delete the set “Kinds of courses” and its codes (0)?"
    When I choose "Delete" in the dialog
    Then the list has 8 rows

  Scenario: Of two who change a code the second is told, and loses nothing that was typed
    Given I am signed in as "admin" and open "/xtsz/codes/entries?set=disable-reason"
    When I choose "Edit" in the row "Retired"
    And in the dialog I fill in "Name" with "退休人员"
    And "admin" renames the code "retired" of "disableReasons" elsewhere
    And I choose "Save" in the dialog
    Then the dialog says "Somebody else has changed this meanwhile"
    And the dialog says "Changed by somebody else since you opened it"

  Scenario: Of two who change a set of codes the second is told, and loses nothing that was typed
    Given I am signed in as "admin" and open "/xtsz/codes"
    When I choose "Edit" in the row "Why accounts are locked"
    And in the dialog I fill in "Name in English" with "Grounds for locking"
    And "admin" gives the set of codes "lockReasons" the name "锁定依据" elsewhere
    And I choose "Save" in the dialog
    Then the dialog says "Somebody else has changed this meanwhile"
    And the dialog says "→ 锁定依据"
    And in the dialog "Name in English" has "Grounds for locking"
    When I choose "Save" in the dialog
    Then the list says "Grounds for locking"

@SYS-4
Feature: Permissions

  Background:
    Given I use the interface in English
    And I am signed in as "admin" and open "/xtsz/permissions"

  Scenario: A menu entry is added, placed and given to a role, whose people then see it; it opens no addresses but ours or those of linked systems; what belongs to the product is renamed, which the own menu follows, and cannot be deleted; another is dragged to another directory
    When I choose the menu entry "Guides"
    And I press the button "Add below" of the page
    And in the dialog I fill in "Id" with "canteen"
    And in the dialog I fill in "Name" with "食堂指南"
    And in the dialog I fill in "Name in English" with "Canteen guide"
    And in the dialog I fill in "Path" with "/loans"
    And I choose "Save" in the dialog
    Then a toast says "Saved"
    And the permission tree has "Canteen guide" next after "Notice digest"
    When I press the button "Move up" of the page
    Then the permission tree has "Canteen guide" next after "Finance policies"
    When "admin" gives the role "staff" the menu entry "canteen" elsewhere
    Then "staff" has "Canteen guide" below "Guides" in the menu
    When I press the button "Add menu entry" of the page
    And in the dialog I fill in "Id" with "elsewhere"
    And in the dialog I fill in "Name" with "外部"
    And in the dialog I fill in "Name in English" with "Elsewhere"
    And in the dialog I fill in "Path" with "javascript:alert(1)"
    And I choose "Save" in the dialog
    Then the dialog says "Path must be a path of the hall that begins with “/”"
    When in the dialog I choose "Linked system" as "Assets"
    And in the dialog I fill in "Path" with "/mine"
    And I choose "Save" in the dialog
    Then a toast says "Saved"
    And no dialog is open
    When I choose the menu entry "My loans"
    And I press the button "Edit" of the page
    And in the dialog I fill in "Name in English" with "Money lent to me"
    And I choose "Save" in the dialog
    Then a toast says "Saved"
    And the menu follows: it offers "Money lent to me"
    And the menu entry cannot be deleted, because "What belongs to the product cannot be deleted; it can be hidden"
    When I drag the menu entry "My assets" into "Payroll"
    Then a toast says "Moved"
    And the permission tree has "My assets" next after "Payroll"

  Scenario: An entry is found by pinyin and moved without a pointer
    When I find menu entries by "wdzc"
    Then the permission tree shows "Assets, My assets" alone
    When I choose the menu entry "My assets"
    And I press the button "Move to…" of the page
    And in the dialog I choose the directory "Payroll"
    And I choose "Move" in the dialog
    Then a toast says "Moved"
    When I find menu entries by ""
    Then the permission tree has "My assets" next after "Income tax"

  Scenario: Who loses an entry is told before it is deleted
    When I choose the menu entry "My assets"
    And I press the button "Delete" of the page
    Then the dialog says "People who lose it:"
    And the dialog says "Roles: Staff"
    When I choose "Delete" in the dialog
    Then a toast says "Deleted"

  Scenario: Of two who change an entry the second is told, and loses nothing that was typed
    When I choose the menu entry "My assets"
    And I press the button "Edit" of the page
    And in the dialog I fill in "Name in English" with "Things I answer for"
    And "admin" renames the menu entry "assets.mine" elsewhere
    And I choose "Save" in the dialog
    Then the dialog says "Somebody else has changed this meanwhile"
    And the dialog says "Changed by somebody else since you opened it"
    And the form still has "Things I answer for"

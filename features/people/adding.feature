@SYS-2
Feature: Adding and changing people one by one

  Background:
    Given I use the interface in English
    And I am signed in as "admin" and open "/xtsz/accounts"

  @TABLE-3
  Scenario: People of a department and of those below it are found by the tree of departments; of two who change a person the second is told what the first changed; what cannot be right is said at its field, and nothing that was typed is lost; somebody is added with what is known of a person, and has a password to begin with
    When in "Department" I choose "Audit Office"
    And I search
    Then the list has rows
    And every row shows "Audit Office"
    When I reset the conditions
    And I choose "Edit" in the row "2001009"
    And in the dialog I fill in "Mobile phone" with "13800001111"
    And another administrator gives "staff" the email address "moved@hall.example"
    And I choose "Save" in the dialog
    Then the dialog says "Somebody else has changed this meanwhile, so it was not saved"
    And the dialog says "→ moved@hall.example"
    And in the dialog "Mobile phone" has "13800001111"
    When I press "Escape"
    And I choose "Leave" when I am asked about what I typed
    And I press the button "Add person" of the page
    And in the dialog I fill in "Staff number" with "2001001"
    And in the dialog I fill in "ID number" with "110101199003071090"
    And in the dialog I fill in "User name" with "no blanks"
    And in the dialog I fill in "Mobile phone" with "12"
    And I choose "Save" in the dialog
    Then the dialog says of "Name" "Name is required"
    And the dialog says of "Department" "Department is required"
    And the dialog says of "User name" "User name cannot have blanks in it"
    And in the dialog "Staff number" has "2001001"
    When I press "Escape"
    And I choose "Leave" when I am asked about what I typed
    And I press the button "Add person" of the page
    And in the dialog I fill in "Staff number" with "7100001"
    And in the dialog I fill in "ID number" with "11010119900307109X"
    And in the dialog I fill in "User name" with "qian.yi"
    And in the dialog I fill in "Name" with "钱一"
    And in the dialog I fill in "Name in English" with "Qian Yi"
    And in the dialog I choose "Department" as "Audit Office"
    And in the dialog I fill in "Mobile phone" with "13800007777"
    And in the dialog I fill in "Email" with "qian.yi@hall.example"
    And I choose "Save" in the dialog
    Then the dialog says "Temporary password of Qian Yi"
    When I close the dialog
    And I open "/xtsz/accounts?text=7100001"
    Then the list has 1 row
    And every row shows "Qian Yi"

@SYS-12
Feature: Association settings

  Background:
    Given I use the interface in English
    And I am signed in as "admin" and open "/xtsz/linked-systems"

  Scenario: A linked system is registered, and deleted once nothing belongs to it; whoever tries one is told whether the server reaches it, and opens it as themselves; of two who change one the second is told, and loses nothing that was typed; one is shown with its menu entries and what signs people on
    When I press the button "Add linked system" of the page
    And in the dialog I fill in "System id" with "travel"
    And in the dialog I fill in "System name" with "差旅系统"
    And in the dialog I fill in "System name in English" with "Travel"
    And in the dialog I fill in "System address" with "javascript:alert(1)"
    And I choose "Save" in the dialog
    Then the dialog says "System address must begin with http:// or https://"
    When in the dialog I fill in "System address" with "https://travel.example.com/app"
    And I choose "Save" in the dialog
    Then the list has 6 rows
    When I choose "Delete" in the row "travel"
    And I choose "Delete" in the dialog
    Then the list has 5 rows
    When I choose "Try it" in the row "payroll"
    Then the dialog says "Reached"
    When I open the system that I try
    Then that window of the linked system shows "My payslips" of "admin"
    When I close the dialog
    And I choose "Edit" in the row "payroll"
    And in the dialog I fill in "System name in English" with "Pay"
    And "admin" gives the linked system "payroll" the address "https://pay.example.com/app" elsewhere
    And I choose "Save" in the dialog
    Then the dialog says "Somebody else has changed this meanwhile"
    And the dialog says "→ https://pay.example.com/app"
    And in the dialog "System name in English" has "Pay"
    When I choose "Save" in the dialog
    Then the list says "Pay"
    When I press "Reimbursement" in its row
    Then the linked system is shown with "Claim approval"
    And the linked system is shown with "good once and for one minute"

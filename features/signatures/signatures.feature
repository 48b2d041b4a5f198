@PROJ-27
Feature: Signature authorization: who leads a project or heads a department lets another person decide for them

  Background:
    Given I use the interface in English

  @PROJ-3 @PROJ-20 @PROJ-28 @PROJ-7
  Scenario: A leader lets another person sign for one project up to an amount; what waits for the leader waits for that person as well, unless it is for more; the way names both; once it is revoked nothing waits for that person
    Given "staff" has applied for "23456.00" yuan of the project "KY2026001"
    And I am signed in as "leader" and open "/authorizations/signatures"
    And I close the dialog
    When I press the button "New signature authority" of the page
    And in the dialog I pick "Chosen projects"
    And I choose "New signature authority" in the dialog
    Then the dialog says of "Signer" "Choose who signs for you"
    And the dialog says of "Projects" "Choose at least one project"
    And the dialog says of "Amount" "Amount is required"
    And the dialog says of "Reason" "Reason is required"
    And the page keeps nobody out
    When in the dialog I choose "Signer" as "Sun Li"
    And in the dialog I choose "Projects" as "KY2026001"
    And in the dialog I set "Last day" to day -1 from today
    Then the dialog says of "Last day" "The last day cannot be before today"
    When in the dialog I set "Last day" to day 30 from today
    And in the dialog I fill in "Amount" with "30,000"
    And in the dialog I fill in "Reason" with "Field work abroad"
    And I choose "New signature authority" in the dialog
    Then a toast tells "Sun Li may sign for you"
    And the first row says "Sun Li"
    And the first row says "Active"
    And "analyst" is told "Zhao Mingyuan lets you sign"
    Given I am signed in as "analyst" and open "/applications/approvals"
    Then the list says "for Zhao Mingyuan"
    And no row shows "50,000.00"
    When I choose "Approve" in the row "23,456.00"
    Then the dialog says "You decide for Zhao Mingyuan"
    When I choose "Approve" in the dialog
    Then a toast tells "was approved"
    And the list says "Nothing waits for your approval."
    And "staff" is told "Sun Li for Zhao Mingyuan"
    When I open the way of that application
    Then step 2 of the way says "Approved", "Sun Li for Zhao Mingyuan" and "Approved"
    And the way alone is printed, as it is shown
    Given "staff" has applied for "12345.00" yuan of the project "KY2026001"
    And I am signed in as "leader" and open "/authorizations/signatures"
    And I close the dialog
    When I choose "Revoke" in the row "Sun Li"
    Then the dialog says "1 application"
    When I choose "Revoke" in the dialog
    Then the dialog says of "Reason" "Reason is required"
    When in the dialog I fill in "Reason" with "Back earlier"
    And I choose "Revoke" in the dialog
    Then a toast tells "was revoked"
    And the first row says "Revoked"
    And "analyst" is told "Back earlier"
    Given I am signed in as "analyst" and open "/applications/approvals"
    Then the list says "Nothing waits for your approval."
    When I press the button "Decided by me" of the page
    Then the list says "23,456.00"

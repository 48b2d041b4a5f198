@PROJ-27
Feature: Signature authorization: who leads projects or heads a department lets another person sign for them

  Background:
    Given I use the interface in English

  @PROJ-3 @PROJ-7 @PROJ-20 @PROJ-28
  Scenario: A leader lets another person sign for one project up to an amount; what waits for the leader waits for that person as well, unless it is for more; the way names both; once it is revoked nothing waits for that person any more
    Given "staff" has applied for "23456.00" yuan of the project "KY2026001"
    And I am signed in as "leader" and open "/signatures"
    And I close the dialog
    Then the list says "Revoked"
    When I press the button "New signature authority" of the page
    And I choose "New signature authority" in the dialog
    Then the dialog says of "Signer" "Signer is required"
    And the dialog says of "Projects" "Choose the projects, or all of them"
    And the dialog says of "Limit" "Limit is required"
    And the dialog says of "Reason" "Reason is required"
    And the page keeps nobody out
    When in the dialog I choose "Signer" as "Sun Li"
    And in the dialog I choose "Projects" as "KY2026001"
    And in the dialog I fill in "Limit" with "30,000"
    And in the dialog I fill in "Reason" with "Field work abroad"
    And I choose "New signature authority" in the dialog
    Then a toast says "Sun Li may sign for you now"
    And the first row says "Sun Li"
    And the first row says "Active"
    And "analyst" is told "Zhao Mingyuan lets you sign for them"
    Given I am signed in as "analyst" and open "/applications/approvals"
    Then the list says "for Zhao Mingyuan"
    And no row shows "50,000.00"
    When I choose "Approve" in the row "23,456.00"
    Then the dialog says "You decide for Zhao Mingyuan"
    And the page keeps nobody out
    When I choose "Approve" in the dialog
    Then a toast tells "was approved"
    And the list says "Nothing waits for your approval."
    When I open the way of that application
    Then step 2 of the way says "Approved", "Sun Li for Zhao Mingyuan" and "Sun Li for Zhao Mingyuan"
    And the way alone is printed, as it is shown
    Given "staff" has applied for "12345.00" yuan of the project "KY2026001"
    Then "analyst" is told "waits for your decision for Zhao Mingyuan"
    Given I am signed in as "leader" and open "/signatures"
    And I close the dialog
    When I choose "Revoke" in the row "Sun Li"
    Then the dialog says "1 application waits for them no more"
    When in the dialog I fill in "Reason" with "Back earlier"
    And I choose "Revoke" in the dialog
    Then a toast tells "was revoked"
    And the first row says "Revoked"
    And "analyst" is told "was revoked: Back earlier"
    When I open the newest signature authority
    Then beside the list it says "Decided by it"
    And beside the list it says "Approved"
    Given I am signed in as "analyst" and open "/applications/approvals"
    Then the list says "Nothing waits for your approval."
    When I press the button "Decided by me" of the page
    Then the list says "23,456.00"

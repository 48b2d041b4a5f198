@PROJ-20
Feature: Deciding on applications for grants

  Background:
    Given I use the interface in English

  @PROJ-3 @PROJ-7 @PROJ-6
  Scenario: What has changed since the effect was shown is shown anew before anything is approved; a leader sees what approving does, approves, and the applicant holds the grant
    Given "staff" has applied for "23456.00" yuan of the project "KY2026001"
    And I am signed in as "leader" and open "/applications/approvals"
    And I close the dialog
    When I choose "Approve" in the row "23,456.00"
    Then the dialog says "SQ2026000054"
    When "finadmin" chooses "Revoke grant" of the grant "SQ2026000054" elsewhere
    And I choose "Approve" in the dialog
    Then the dialog says "changed"
    And the dialog says "None on this project"
    When I choose "Approve" in the dialog
    Then a toast tells "was approved"
    Given "staff" has applied for "12345.00" yuan of the project "HX2026002"
    When I search
    And I choose "Approve" in the row "12,345.00"
    Then the dialog says "Balance of the project"
    And the dialog says "Grants held already"
    When in the dialog I fill in "Comment" with "Keep the receipts"
    And I choose "Approve" in the dialog
    Then a toast tells "was approved"
    And no row shows "12,345.00"
    When I press the button "Decided by me" of the page
    Then the list says "12,345.00"
    When I am signed in as "staff" and open "/authorizations/held"
    Then the list says "12,345.00"

  @PROJ-3 @PROJ-6 @PROJ-7
  Scenario: Of several applications those that can be approved are; what was withdrawn meanwhile is told; what was submitted anew is rejected only once it was shown; nothing is rejected without a reason, which the applicant sees, who has nothing to approve
    Given "finadmin" chooses "Freeze project" of the project "HX2024003" elsewhere
    And "staff" has applied for "12345.00" yuan of the project "HX2026002"
    And I am signed in as "leader" and open "/applications/approvals"
    And I close the dialog
    When I select the row "120,000.00"
    And I select the row "8,000.00"
    And I press the button "Approve selected" of the page
    Then of the application "120,000.00" the dialog says "frozen"
    When I choose "Approve 1 application" in the dialog
    Then the dialog says "1 application approved, 1 could not be approved"
    And of the application "8,000.00" the dialog says "Approved"
    And of the application "120,000.00" the dialog says "frozen"
    When I press "Escape"
    Then no row shows "8,000.00"
    And the list says "120,000.00"
    When I choose "Reject" in the row "12,345.00"
    And "staff" withdraws that application elsewhere
    And in the dialog I fill in "Reason for rejecting" with "Too late"
    And I choose "Reject" in the dialog
    Then the dialog says "The application has been dealt with already"
    And no row shows "12,345.00"
    When I press "Escape"
    And I choose "Leave" when I am asked about what I typed
    Given "staff" has applied for "12345.00" yuan of the project "HX2026002"
    When I search
    And I choose "Reject" in the row "12,345.00"
    And in the dialog I fill in "Reason for rejecting" with "Too much"
    And "staff" withdraws that application elsewhere and submits it again for "200.00" yuan
    And I choose "Reject" in the dialog
    Then the dialog says "has changed since you opened it"
    And the dialog says "¥ 12,345.00 → ¥ 200.00"
    When I choose "Reject" in the dialog
    Then a toast tells "was rejected"
    And no row shows "200.00"
    Given "staff" has applied for "12345.00" yuan of the project "HX2026002"
    When I search
    And I choose "Reject" in the row "12,345.00"
    And I choose "Reject" in the dialog
    Then the dialog says of "Reason for rejecting" "Say why it is rejected"
    When in the dialog I fill in "Reason for rejecting" with "Use the money of the college"
    And I choose "Reject" in the dialog
    Then a toast tells "was rejected"
    And no row shows "12,345.00"
    When I am signed in as "staff" and open "/applications"
    Then the list says "Use the money of the college"
    When I open "Approvals" from the menu
    Then the list says "Nothing waits for your approval."

Feature: Changes of grants that their holders apply for

  Background:
    Given I use the interface in English

  @PROJ-23 @PROJ-24 @PROJ-7 @PROJ-25
  Scenario: Who holds a grant applies for more and a later end; its leader sees old and new side by side and approves, and the grant is so
    Given I am signed in as "staff" and open "/authorizations/held"
    When I choose "Apply for a change" in the row "SQ2026000054"
    Then the dialog says "Once you change something, it stands here beside what there is"
    When in the dialog I fill in "Reason" with "Two more doctoral students"
    And I choose "Submit" in the dialog
    Then the dialog says "Nothing of the grant is changed"
    When in the dialog I fill in "Authorized amount" with "49,999.99"
    And I press "Tab"
    Then the dialog says of "Authorized amount" "The amount cannot be below 50,000.00 yuan, which are spent, frozen or given on"
    When in the dialog I set "Holds from" to day -1 from today
    Then the dialog says of "Holds from" "A change cannot hold before today"
    When in the dialog I set "Holds from" to day 0 from today
    And in the dialog I set "Last day" to day 190 from today
    And in the dialog I fill in "Authorized amount" with "260,000"
    Then the dialog says "¥ 200,000.00"
    And the dialog says "¥ 260,000.00"
    When I choose "Submit" in the dialog
    Then a toast tells "was submitted and waits for approval"
    And "leader" is told "The application to change what Wang Fang"
    When I choose "Apply for a change" in the row "SQ2026000054"
    Then the dialog says "already waits for approval"
    When I close the dialog
    And I open "My applications" from the menu
    Then the first row says "260,000.00"
    And the first row says "Change"
    And the first row says "Pending"
    When in "Kind" I choose "New grant"
    And I search
    Then no row shows "260,000.00"
    Given I am signed in as "leader" and open "/applications/audits"
    And I close the dialog
    When I choose "Approve" in the row "260,000.00"
    Then the dialog says "What approving it does"
    And the dialog says "Two more doctoral students"
    And the dialog says "¥ 200,000.00"
    When in the dialog I fill in "Comment" with "Keep the receipts"
    And I choose "Approve" in the dialog
    Then a toast tells "was approved"
    And the list says "Nothing waits for your approval."
    When I press the button "Decided by me" of the page
    Then the list says "Keep the receipts"
    When I am signed in as "staff" and open "/authorizations/held"
    And I press "SQ2026000054" in its row
    Then beside the list it says "Authorized amount¥ 260,000.00"
    And beside the list it says "¥ 200,000.00 → ¥ 260,000.00"
    When I open "Change notices" from the menu
    Then the list says "amount: 200,000.00 yuan → 260,000.00 yuan"

  @PROJ-24 @PROJ-23 @PROJ-3 @PROJ-28
  Scenario: A change is rejected with a reason alone; its holder reads it, applies again, withdraws, and applies for a later day, on which it is approved
    Given "staff" has applied for "250000.00" yuan of the grant "SQ2026000054"
    And I am signed in as "leader" and open "/applications/audits"
    And I close the dialog
    When I choose "Reject" in the row "250,000.00"
    Then the dialog says "¥ 200,000.00"
    When I choose "Reject" in the dialog
    Then the dialog says of "Reason for rejecting" "Say why it is rejected"
    When in the dialog I fill in "Reason for rejecting" with "Too much"
    And I choose "Reject" in the dialog
    Then a toast tells "was rejected"
    And the list says "Nothing waits for your approval."
    Given I am signed in as "staff" and open "/applications"
    Then the first row says "Too much"
    When I press "Edit" in the first row
    Then the dialog says "Reason for rejecting: Too much"
    And in the dialog "Authorized amount" has "250000.00"
    When in the dialog I fill in "Authorized amount" with "230,000"
    And I choose "Submit" in the dialog
    Then a toast tells "was submitted and waits for approval"
    And the first row says "Pending"
    When I press "Withdraw" in the first row
    And I choose "Withdraw" in the dialog
    Then a toast says "The application was withdrawn"
    When I press "Edit" in the first row
    Then in the dialog "Authorized amount" has "230000.00"
    When in the dialog I fill in "Reason" with ""
    And in the dialog I set "Holds from" to day 5 from today
    Then the dialog says of "Reason" "Reason is required"
    When in the dialog I fill in "Reason" with "A later beginning"
    And I choose "Submit" in the dialog
    Then the first row says "Pending"
    And the first row says "230,000.00"
    Given I am signed in as "leader" and open "/applications/audits"
    And I close the dialog
    When I choose "Approve" in the row "230,000.00"
    Then the dialog says "¥ 230,000.00"
    When I choose "Approve" in the dialog
    Then a toast tells "was approved"
    When I am signed in as "staff" and open "/authorizations/held"
    And I choose "Apply for a change" in the row "SQ2026000054"
    Then the dialog says "is planned already"

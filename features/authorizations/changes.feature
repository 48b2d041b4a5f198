Feature: Changes of grants, and who has seen them

  Background:
    Given I use the interface in English

  @PROJ-23 @PROJ-25 @PROJ-7 @TODO-2
  Scenario: Who gave a grant changes it once it is shown what that does; what one is told of that is pending until one has confirmed it, which who changed it sees
    Given I am signed in as "leader" and open "/authorizations/given"
    And I close the dialog
    When I choose "Change" in the row "SQ2026000054"
    Then the dialog says "Once you change something, what that does stands here"
    When in the dialog I fill in "Authorized amount" with "120,000"
    And in the dialog I set "Last day" to day 190 from today
    Then the dialog says "¥ 120,000.00"
    And the dialog says "Wang Fang"
    When I choose "Change" in the dialog
    Then the dialog says of "Reason of the change" "Reason of the change is required"
    When in the dialog I fill in "Reason of the change" with "The budget was cut"
    And I choose "Change" in the dialog
    Then a toast says "The grant SQ2026000054 was changed"
    And "staff" is told "SQ2026000054"
    When I press "SQ2026000054" in its row
    Then beside the list it says "¥ 200,000.00 → ¥ 120,000.00"
    And beside the list it says "The budget was cut"
    And beside the list it says "Wang Fang (not yet)"
    Given I am signed in as "staff" and open "/dbsx"
    Then 1 item of "Change notices" waits
    When I go to what waits in "Change notices"
    Then the view "To be confirmed by me" is the one chosen
    And the list has 1 row
    And the list says "amount: 200,000.00 yuan → 120,000.00 yuan"
    When I press "SQ2026000054" in its row
    Then beside the list it says "Confirmed—"
    When I choose "I have seen it" beside the list
    Then a toast says "You confirmed the change of the grant SQ2026000054"
    And the list says "Nothing matches"
    When I choose the view "All"
    And I press "SQ2026000054" in its row
    And I follow "See the grant SQ2026000054" beside the list
    Then "SQ2026000054" stands beside the list
    And beside the list it says "¥ 120,000.00"
    Given I am signed in as "leader" and open "/authorizations/given"
    And I close the dialog
    When I press "SQ2026000054" in its row
    Then beside the list it says "Wang Fang (confirmed"

  @PROJ-23
  Scenario: Nothing changes a grant to less than is taken of it, nor to what it is; a change of a later day leaves the grant as it is until then, and is dropped before the grant is changed otherwise
    Given I am signed in as "leader" and open "/authorizations/given"
    And I close the dialog
    When I choose "Change" in the row "SQ2026000054"
    And in the dialog I fill in "Reason of the change" with "A trial"
    And I choose "Change" in the dialog
    Then the dialog says "Nothing of the grant is changed"
    When in the dialog I fill in "Authorized amount" with "49,999.99"
    And I press "Tab"
    Then the dialog says of "Authorized amount" "The amount cannot be below 50,000.00 yuan, which are spent, frozen or given on"
    When in the dialog I set "Holds from" to day -1 from today
    Then the dialog says of "Holds from" "A change cannot hold before today"
    When in the dialog I set "Holds from" to day 0 from today
    And in the dialog I tick or untick "Expense"
    And I press "Tab"
    Then the dialog says of "Systems" "Grant SQ2026000089, which was given on, covers a system that you take away"
    When I press "Escape"
    And I choose "Leave" when I am asked about what I typed
    And I choose "Change" in the row "SQ2026000054"
    And in the dialog I set "Holds from" to day 5 from today
    And in the dialog I fill in "Authorized amount" with "300,000"
    Then the dialog says "¥ 300,000.00"
    When in the dialog I fill in "Reason of the change" with "A new phase"
    And I choose "Change" in the dialog
    Then no dialog is open
    When I press "SQ2026000054" in its row
    Then beside the list it says "Authorized amount¥ 200,000.00"
    And beside the list it says "Planned"
    When I choose "Change" in the row "SQ2026000054"
    Then the dialog says "is planned. Drop that one before you change the grant otherwise"
    When I close the dialog
    And I choose "Drop this change" beside the list
    And I choose "Drop this change" in the dialog
    Then a toast says "The change was dropped"
    And beside the list it says "Dropped"
    When I choose "Change" in the row "SQ2026000054"
    And in the dialog I fill in "Authorized amount" with "210,000"
    Then the dialog says "¥ 210,000.00"
    When in the dialog I set "Holds from" to day 5 from today
    And in the dialog I fill in "Authorized amount" with "300,000"
    Then the dialog says "¥ 300,000.00"
    When in the dialog I fill in "Reason of the change" with "A new phase"
    And I choose "Change" in the dialog
    Then no dialog is open
    When 6 days pass on the server
    And I am signed in as "staff" and open "/authorizations/held?open=SQ2026000054"
    Then beside the list it says "Authorized amount¥ 300,000.00"
    And beside the list it says "Superseded"

Feature: Grants on projects: those held, given, and all

  Background:
    Given I use the interface in English

  @PROJ-21 @PROJ-16 @PROJ-4 @PROJ-18
  Scenario: A holder sees what may be used, until when, how much is left, and what ends soon, on a phone too, and can do nothing with it; it ends by itself with its last day; who manages grants finds any of them, and ends it with all that was given on
    Given I am signed in as "staff" and open "/authorizations/held"
    Then the list says "150,000.00"
    And the list says "200 day(s) left"
    And the list says "Not controlled"
    When I press the button "Ending within 30 days" of the page
    Then the list has 1 row
    And the list says "20 day(s) left"
    When I press the button "All" of the page
    And I press "SQ2026000054" in its row
    Then "SQ2026000054" stands beside the list
    And beside the list it says "Authorized amount¥ 200,000.00"
    And beside the list it says "Control amount¥ 150,000.00"
    And beside the list it says "Zhong Ling"
    And the page has no button "Revoke"
    When the window becomes 375 pixels wide
    And I reload the page
    Then the dialog says "¥ 150,000.00"
    And the dialog says "Given on from it"
    When the window becomes 1440 pixels wide
    And I open "Grants by me" from the menu
    Then the list has 1 row
    When I open "/authorizations/all"
    Then the page "No permission" is shown inside the shell
    When 21 days pass on the server
    And I am signed in as "staff" and open "/authorizations/held?open=SQ2026000073"
    Then beside the list it says "Expired"
    And beside the list it says "By itself"
    And "staff" is told "has ended"
    Given I am signed in as "finadmin" and open "/authorizations/all"
    When I fill in "Authorized person" with "Zhong Ling"
    And I search
    Then the list says "SQ2026000089"
    And the list says "Given on"
    When I open "/authorizations/all?open=SQ2026000054"
    And I choose "Revoke" beside the list
    And in the dialog I fill in "Reason" with "Audit"
    And I choose "Revoke" in the dialog
    Then a toast says "The grant SQ2026000054 was revoked"
    And beside the list it says "Audit"
    And "leader" is told "was revoked: Audit"

  @PROJ-16 @PROJ-7 @PROJ-4 @PROJ-6
  Scenario: Who gave a grant suspends it once it is shown what that does, and resumes it; what was decided elsewhere meanwhile is not done by what was shown before
    Given I am signed in as "leader" and open "/authorizations/given"
    And I close the dialog
    When I choose "Suspend" in the row "SQ2026000054"
    Then the dialog "Suspend the grant SQ2026000054" is the only one
    And the dialog says "Wang Fang, Zhong Ling"
    And the dialog says "SQ2026000089"
    When I choose "Suspend" in the dialog
    Then the dialog says of "Reason" "Reason is required"
    When in the dialog I fill in "Reason" with "Figures are being checked"
    And I choose "Suspend" in the dialog
    Then a toast says "The grant SQ2026000054 was suspended"
    And "staff" is told "was suspended: Figures are being checked"
    When I press "SQ2026000054" in its row
    Then beside the list it says "By hand"
    And beside the list it says "Figures are being checked"
    When I choose "Resume" beside the list
    And in the dialog I fill in "Reason" with "All is well"
    And I choose "Resume" in the dialog
    Then beside the list it says "Resumed"
    And beside the list it says "All is well"
    When I choose "Revoke" in the row "SQ2026000054"
    Then the dialog says "SQ2026000089"
    When "staff" chooses "Revoke grant" of the grant "SQ2026000089" elsewhere
    And in the dialog I fill in "Reason" with "The project is over"
    And I choose "Revoke" in the dialog
    Then the dialog says "changed"
    And the dialog says "No grant that was given on"
    When I choose "Revoke" in the dialog
    Then a toast says "The grant SQ2026000054 was revoked"

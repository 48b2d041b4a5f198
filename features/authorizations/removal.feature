@PROJ-26
Feature: Several grants are removed at once

  Background:
    Given I use the interface in English

  Scenario: By department: of 40 grants three are left out, and stay
    Given "finadmin" finds 40 grants to remove in the department "计算机学院", the rest given by "leader" on the project "KY2025001"
    And I am signed in as "finadmin" and open "/authorizations/remove"
    When I look for grants to remove in the department "School of Computing"
    Then "Grants chosen" of the removal is "40 of 40"
    When I leave out the grant "SQ2026000025"
    And I leave out the grant "SQ2026000048"
    And I leave out the grant "SQ2026000089"
    Then "Grants chosen" of the removal is "37 of 40"
    And "End with them" of the removal is "1 given on"
    And the row of the grant "SQ2026000089" says "Ends with SQ2026000054"
    When I leave out the grant "SQ2026000054"
    Then "Grants chosen" of the removal is "36 of 40"
    And "End with them" of the removal is "0 given on"
    When I press the button "Remove 36 grant(s)" of the page
    And I choose "Remove 36 grant(s)" in the dialog
    Then the dialog says of "Reason" "Reason is required"
    When in the dialog I fill in "Reason" with "The school is reorganised"
    And I choose "Remove 36 grant(s)" in the dialog
    Then of the removal it is told "36 removed"
    And the row of the grant "SQ2026000026" says "Removed"
    And the grant "SQ2026000026" is "Revoked" on the server
    And the grant "SQ2026000025" is "Active" on the server
    And the grant "SQ2026000048" is "Active" on the server
    And the grant "SQ2026000089" is "Active" on the server
    And "leader" is told "was revoked: The school is reorganised"

  Scenario: By amount: what is used up, with what was given on from it though that is not used up; by project, one by one: what has changed meanwhile says so, the others are removed, and it is tried again
    Given "leader" has given "staff" "100.00" yuan of the project "KY2025001", all of it given on to "approver"
    And I am signed in as "leader" and open "/authorizations/remove"
    And I close the dialog
    When I look for grants to remove with at most "-1" yuan left
    Then the field "Available at most" says "The amount must be from 0 to 99,999,999,999.99 yuan, with two decimals"
    When I look for grants to remove with at most "0" yuan left
    Then "Grants chosen" of the removal is "1 of 1"
    And "End with them" of the removal is "1 given on"
    And "Whose use it changes" of the removal is "2 people"
    When I press the button "Remove 1 grant(s)" of the page
    And in the dialog I fill in "Reason" with "All of it is used up"
    And I choose "Remove 1 grant(s)" in the dialog
    Then of the removal it is told "1 removed"
    When I look for grants to remove with at most "0" yuan left
    Then the page says "No grant that you can revoke fits this."
    When I look for grants to remove on the projects "KY2026001, KY2025001"
    Then "Grants chosen" of the removal is "4 of 4"
    And the page keeps nobody out
    When "staff" chooses "Revoke grant" of the grant "SQ2026000089" elsewhere
    And I press the button "Remove 4 grant(s)" of the page
    And in the dialog I fill in "Reason" with "The projects are over"
    And in the dialog I pick "One by one: what cannot be removed is left out, and says why"
    And I choose "Remove 4 grant(s)" in the dialog
    Then of the removal it is told "2 removed, 2 not removed"
    And the row of the grant "SQ2026000054" says "Somebody else has changed this meanwhile"
    And the row of the grant "SQ2026000089" says "The grant has ended"
    And the row of the grant "SQ2026000068" says "Removed"
    And the page keeps nobody out
    When I press the button "Look again at the 2 not removed" of the page
    Then of the removal it is told "1 of them ended or no longer fit, and need nothing more."
    And "Grants chosen" of the removal is "1 of 1"
    And the row of the grant "SQ2026000054" says "No longer what you looked at; check it again"
    When I press the button "Remove 1 grant(s)" of the page
    And in the dialog I fill in "Reason" with "The projects are over"
    And I choose "Remove 1 grant(s)" in the dialog
    Then of the removal it is told "1 removed"
    And the grant "SQ2026000054" is "Revoked" on the server

  Scenario: All or none: where one is not what was shown, nothing is changed, and what there is now is shown
    Given I am signed in as "leader" and open "/authorizations/remove"
    And I close the dialog
    When I look for grants to remove on the projects "KY2026001, KY2025001"
    And I press the button "Remove 4 grant(s)" of the page
    And "finadmin" chooses "Revoke grant" of the grant "SQ2026000068" elsewhere
    And in the dialog I fill in "Reason" with "The projects are over"
    And I choose "Remove 4 grant(s)" in the dialog
    Then the dialog says "Nothing was removed. These are not what they were shown as, or have ended: SQ2026000068. Look at them again"
    And the dialog says "3 of 3"
    And the grant "SQ2026000054" is "Active" on the server
    And the grant "SQ2026000073" is "Active" on the server
    When I choose "Remove 3 grant(s)" in the dialog
    Then of the removal it is told "3 removed"

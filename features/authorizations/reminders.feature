@PROJ-11
Feature: Reminders of grants that end soon, or of which little is left

  Background:
    Given I use the interface in English

  @PROJ-4 @PROJ-8 @TODO-2
  Scenario: What needs attention is a pending item of the holder and a reminder of who gave the grant, and leads to exactly that in the list; both are told by the claim that takes it below a tenth of its amount, and a week before its end
    Given I am signed in as "staff" and open "/dbsx"
    Then 1 item of "Grants to me" waits
    When I go to what waits in "Grants to me"
    Then the view "Needs attention" is the one chosen
    And the open tabs are "Home, Pending items, Grants to me" and the active one is "Grants to me"
    And the list has 1 row
    And the list says "20 day(s) left"
    When I choose the view "All"
    Then the list says "200 day(s) left"
    Given I am signed in as "leader"
    When I choose "Understood" in the dialog
    And I follow the reminder of "Grants by me"
    Then the view "Needs attention" is the one chosen
    And the list has 1 row
    And the list says "SQ2026000073"
    Given I am signed in as "staff" and open "/qtxt?menu=reimbursement.mine"
    When I claim "130,000.00" yuan on the project of "leader"
    Then the linked system says "is submitted"
    When I open "/authorizations/held"
    And I choose the view "Needs attention"
    Then the list has 1 row
    When I open "/qtxt?menu=reimbursement.mine"
    And I claim "0.01" yuan on the project of "leader"
    Then the linked system says "is submitted"
    And "staff" is told "has less than 10 % of its amount left"
    And "leader" is told "has less than 10 % of its amount left"
    When I open "/authorizations/held"
    And I choose the view "Needs attention"
    Then the list has 2 rows
    And the list says "19,999.99"
    When 13 days pass on the server
    And I am signed in as "staff" and open "/authorizations/held"
    Then "staff" is told "ends on"
    And "leader" is told "ends on"
    When I open "/dbsx"
    And I open the notice to me "ends on"
    Then "SQ2026000073" stands beside the list

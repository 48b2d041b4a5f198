@PROJ-8
Feature: Claims on granted projects

  Background:
    Given I use the interface in English

  @PROJ-22
  Scenario: A holder claims on a granted project, and the use shows what is held, then what was spent, and the claim itself; more than is available is refused
    Given I am signed in as "staff" and open "/qtxt?menu=reimbursement.mine"
    When I claim "150,000.01" yuan on the project of "leader"
    Then the linked system says "What is available of the grant does not suffice"
    When I open "/authorizations/uses"
    And I fill in "Claim number or subject" with "Interviews in Zhengzhou"
    And I search
    Then the list says "Nothing matches"
    When I open "/qtxt?menu=reimbursement.mine"
    And I claim "1,200.50" yuan on the project of "leader"
    Then the linked system says "is submitted"
    When I open "/authorizations/uses"
    Then the list begins with:
      | Subject                 | Asked for | Frozen   | Spent | State   |
      | Interviews in Zhengzhou | 1,200.50  | 1,200.50 | 0.00  | Pending |
    When "approver" approves the claim of the first row elsewhere
    And I reload the page
    Then the list begins with:
      | Subject                 | Asked for | Frozen | Spent    | State    |
      | Interviews in Zhengzhou | 1,200.50  | 0.00   | 1,200.50 | Approved |
    When I fill in "Claim number or subject" with "Interviews in Zhengzhou"
    And I search
    Then the sums of all rows are "1,200.50, 0.00, 1,200.50"
    When I open the claim of the first row in its linked system
    Then the linked system shows that claim first

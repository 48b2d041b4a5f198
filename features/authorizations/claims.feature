@PROJ-8
Feature: Claims on granted projects

  Background:
    Given I use the interface in English

  @PROJ-22
  Scenario: A holder claims on a granted project, and the use shows what is held, then what was spent, and the claim itself
    Given I am signed in as "staff" and open "/qtxt?menu=reimbursement.mine"
    When I claim "1,200.50" yuan on the project of "leader"
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

  Scenario: More than what is available of the grant is refused with the rule's words, and nothing is booked
    Given I am signed in as "staff" and open "/qtxt?menu=reimbursement.mine"
    When I claim "150,000.01" yuan on the project of "leader"
    Then the linked system says "What is available of the grant does not suffice"
    When I open "/authorizations/uses"
    And I fill in "Claim number or subject" with "Interviews in Zhengzhou"
    And I search
    Then the list says "Nothing matches"

  @PROJ-22
  Scenario: Who leads a project sees the claims of others on it, those of one grant by its number in the address
    Given I am signed in as "leader" and open "/authorizations/uses"
    Then the list has rows
    When I open the use of the first grant that the list names
    Then every row shows the number of that grant

@PROJ-8
Feature: Claims on granted projects

  Background:
    Given I use the interface in English

  @PROJ-22 @PROJ-10
  Scenario: A holder claims on a granted project, and the use shows what is held, then what was spent, and the claim itself; more than is available is refused; asking why names every reason against it with who can help, and where to apply; who leads nothing is refused at the field to ask for others
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
    When I open "Check project use" from the menu
    And I ask whether "myself" can spend "90,000,000" yuan of the project "KY2026001"
    Then the answer names "Wang Fang cannot use “Large language models for education: key technologies” today"
    And the answer names "What is available of the grant does not suffice"
    And the answer names "Who can help: Authorizer Zhao Mingyuan"
    When I follow "Apply for a grant" of the answer
    Then the page "My applications" is shown inside the shell
    When I open "Check project use" from the menu
    And I ask whether "myself" can spend "1" yuan of the project "KY2026001"
    Then the answer names "Would do"
    When I ask whether "approver" can spend "much" yuan of the project "KY2026001"
    Then the field "Amount" says "The amount must be above 0 and at most 99,999,999,999.99 yuan, with two decimals"
    When I ask whether "approver" can spend "1" yuan of the project "KY2026001"
    Then the field "Person" says "You can ask for yourself, and for others on projects that you lead"

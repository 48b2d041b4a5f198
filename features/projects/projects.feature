@PROJ-1
Feature: Projects

  Background:
    Given I use the interface in English

  @PROJ-19 @PROJ-13
  Scenario: A holder sees how a project’s budget is used, and its ledger, as the grant allows
    Given I am signed in as "staff" and open "/projects"
    When I fill in "Code or name" with "Large language models for education: key"
    And I search
    Then the list has 1 row
    And every row shows "Holder of a grant"
    When I press "Large language models for education: key technologies" in the first row
    Then the dialog says "Over budget (130%)"
    And the dialog says "Used up (100%)"
    And the dialog says "0% used"
    When I follow "Show the ledger" in the dialog
    Then the list has rows
    And the list says "First instalment"
    And the list says "Patents and publications"

  @PROJ-13
  Scenario: A holder whose grant shows no balance sees no amount
    Given I am signed in as "staff" and open "/projects"
    When I fill in "Code or name" with "Operating funds, School of Computing"
    And I search
    Then the list has 1 row
    When I press "Operating funds, School of Computing" in the first row
    Then the dialog says "Your grant does not show the balance and the budget of this project."

  @PROJ-7
  Scenario: The finance office freezes a project, once it has seen what that does, and thaws it
    Given I am signed in as "finadmin" and open "/projects/all"
    When I fill in "Code or name" with "Large language models for education: key"
    And I search
    Then the list has 1 row
    When I choose "Freeze" in the row "Large language models"
    Then the dialog says "State: Active → Frozen"
    And the dialog says "Grants that are suspended: 2"
    And the dialog says "Who loses the use of it: Wang Fang, Zhao Mingyuan"
    When I choose "Freeze project" in the dialog
    Then the dialog says of "Reason" "Reason is required"
    When in the dialog I fill in "Reason" with "Mid-term review"
    And I choose "Freeze project" in the dialog
    Then every row shows "Frozen"
    When I choose "Thaw" in the row "Large language models"
    Then the dialog says "Grants that resume: 2"
    And the dialog says "Nobody loses the use of it"
    When in the dialog I fill in "Reason" with "Review passed"
    And I choose "Thaw project" in the dialog
    Then every row shows "Active"
    When I press "Large language models for education: key technologies" in the first row
    Then "Wang Fang" stands below "Zhao Mingyuan" among who may use it
    And "Zhong Ling" stands below "Wang Fang" among who may use it
    And beside the list it says "¥ 150,000.00 left of ¥ 200,000.00"
    And beside the list it says "Given on ¥ 50,000.00"
    When I open the grant of "Zhong Ling" among who may use it
    Then the page "Grants of all" is shown inside the shell
    And beside the list it says "Zhong Ling"
    And beside the list it says "¥ 50,000.00"

@PROJ-17
Feature: Department grants: who heads a department grants it as a whole, or projects of it, to one or more people

  Background:
    Given I use the interface in English

  Scenario: The department as a whole is granted to several people at once; of chosen projects each is given by itself, and what cannot be given is told; who holds one finds it among theirs
    Given I am signed in as "approver" and open "/authorizations/department"
    Then the list has 1 row
    When I press the button "New department grants" of the page
    And I choose "New department grants" in the dialog
    Then the dialog says of "Authorized people" "Choose at least one person"
    And the dialog says of "Authorized amount" "Authorized amount is required"
    And the dialog says of "Reason" "Reason is required"
    And the dialog says "Projects that come later are covered as well"
    And the page keeps nobody out
    When in the dialog I choose "Authorized people" as "Lin Hai"
    Then the dialog says of "Authorized people" "You cannot give a grant to yourself"
    When in the dialog I leave "Authorized people" empty
    And in the dialog I choose "Authorized people" as "Sun Li"
    And in the dialog I choose "Authorized people" as "Wang Fang"
    And in the dialog I pick "Long term"
    Then the dialog says "It has no end, and can be revoked at any time"
    When in the dialog I fill in "Authorized amount" with "2000"
    And in the dialog I fill in "Reason" with "Shared laboratory"
    And I choose "New department grants" in the dialog
    Then the grants given are "Sun Li, Wang Fang"
    And the page keeps nobody out
    When I choose "Done" in the dialog
    Then the list has 3 rows
    And the list says "All projects of School of Computing"
    When I press the button "New department grants" of the page
    And in the dialog I pick "Chosen projects"
    Then the dialog has no field "Department"
    When I choose "New department grants" in the dialog
    Then the dialog says of "Projects" "Choose at least one project"
    When in the dialog I choose "Projects" as "Knowledge graphs"
    And in the dialog I choose "Authorized people" as "Zhao Mingyuan"
    And in the dialog I choose "Authorized people" as "Sun Li"
    And in the dialog I fill in "Authorized amount" with "500"
    And in the dialog I fill in "Reason" with "Inspection of the ministry"
    And I choose "New department grants" in the dialog
    Then the grants given are "Sun Li"
    And of "Zhao Mingyuan" it is said that "This person leads the project and needs no grant"
    When I choose "Done" in the dialog
    Then the list has 4 rows
    And "leader" is told "The grant of Sun Li on “Knowledge graphs and reasoning: demonstration” was given"
    When I open the newest grant
    And I choose "Revoke" beside the list
    And in the dialog I fill in "Reason" with "The inspection is over"
    And I choose "Revoke" in the dialog
    Then beside the list it says "The inspection is over"
    Given I am signed in as "analyst" and open "/authorizations/held"
    Then the list says "All projects of School of Computing"

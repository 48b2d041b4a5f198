@PROJ-10
Feature: Why somebody can use a project, or cannot

  Background:
    Given I use the interface in English

  Scenario: A holder asks for themselves: every reason against a grant with who can help, and where to apply
    Given I am signed in as "staff" and open "/authorizations/why"
    When I ask whether "myself" can spend "90,000,000" yuan of the project "KY2026001"
    Then the answer names "Wang Fang cannot use “Large language models for education: key technologies” today"
    And the answer names "What is available of the grant does not suffice"
    And the answer names "Who can help: Authorizer Zhao Mingyuan"
    When I follow "Apply for a grant" of the answer
    Then the page "My applications" is shown inside the shell

  Scenario: What nothing is against, and who leads nothing is refused at the field to ask for others
    Given I am signed in as "staff" and open "/authorizations/why"
    When I ask whether "myself" can spend "1" yuan of the project "KY2026001"
    Then the answer names "Would do"
    When I ask whether "approver" can spend "much" yuan of the project "KY2026001"
    Then the field "Amount" says "The amount must be above 0 and at most 99,999,999,999.99 yuan, with two decimals"
    When I ask whether "approver" can spend "1" yuan of the project "KY2026001"
    Then the field "Person" says "You can ask for yourself, and for others on projects that you lead"

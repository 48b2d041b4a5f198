@PROJ-2
Feature: Giving somebody a grant on a project

  Background:
    Given I use the interface in English

  @PROJ-12
  Scenario: A leader gives a grant, and each mistake is told at its field; the duration fills the last day in, which cannot be past, before the first, or beyond the end of the project
    Given I am signed in as "leader" and open "/authorizations/given"
    When I choose "Understood" in the dialog
    And I press the button "Give a grant" of the page
    And I choose "Give a grant" in the dialog
    Then the dialog says of "Project" "Choose the project or the department"
    And the dialog says of "Authorized person" "Authorized person is required"
    And the dialog says of "Authorized amount" "Authorized amount is required"
    And the dialog says of "Reason" "Reason is required"
    When in the dialog I choose "Project" as "Knowledge graphs"
    Then the dialog says "Leader: Zhao Mingyuan"
    When in the dialog I choose "Authorized person" as "Zhao Mingyuan"
    Then the dialog says of "Authorized person" "You cannot give a grant to yourself"
    When in the dialog I choose "Authorized person" as "Guo Feng"
    Then the dialog says of "Authorized person" "The account of this person is disabled"
    When in the dialog I choose "Authorized person" as "Sun Li"
    And in the dialog I tick or untick "Expense"
    Then the dialog says of "Systems" "Choose at least one system"
    When in the dialog I tick or untick "Query"
    And in the dialog I fill in "Authorized amount" with "0"
    Then the dialog says of "Authorized amount" "The amount must be above 0 and at most 99,999,999,999.99 yuan, with two decimals"
    When in the dialog I fill in "Authorized amount" with "1,200.5"
    Then the dialog says "壹仟贰佰元伍角整"
    When in the dialog I fill in "Reason" with "Purchases of the project"
    And I choose "Give a grant" in the dialog
    Then a toast says "The grant was given"
    And "analyst" is told "The grant of Sun Li on “Knowledge graphs and reasoning: demonstration” was given"
    When I press the button "Give a grant" of the page
    And in the dialog I choose "Project" as "Knowledge graphs"
    Then in the dialog "Last day" ends "One month" from today
    When in the dialog I pick "One year"
    Then in the dialog "Last day" ends "One year" from today
    When in the dialog I set "First day" to day -1 from today
    Then the dialog says of "First day" "The first day cannot be before today"
    When in the dialog I set "First day" to day 0 from today
    And in the dialog I set "Last day" to day -1 from today
    Then the dialog says of "Last day" "The last day cannot be before today"
    And in the dialog "Custom" is picked
    When in the dialog I set "First day" to day 9 from today
    And in the dialog I set "Last day" to day 5 from today
    Then the dialog says of "Last day" "The last day cannot be before the first"
    When in the dialog I set "Last day" to day 1200 from today
    Then the dialog says "It cannot go beyond"
    When in the dialog I pick "Long term"
    Then the dialog says "It ends with the authority held, on "
    And the dialog has no field "Last day"

  @PROJ-19 @PROJ-5
  Scenario: From the list of the own projects a leader grants one of them, and a holder gives a part of their grant on, and never more than it has; who leads no project and holds nothing that may be given on is told so
    Given I am signed in as "staff" and open "/projects"
    When I fill in "Code or name" with "data: demonstration"
    And I search
    Then the list has 1 row
    When I press "Grant" in the first row
    Then the dialog says "Leader: Wang Fang"
    When in the dialog I choose "Authorized person" as "Sun Li"
    And in the dialog I fill in "Authorized amount" with "800"
    And in the dialog I fill in "Reason" with "Purchases of the project"
    And I choose "Give a grant" in the dialog
    Then a toast says "The grant was given"
    When I fill in "Code or name" with "Large language models"
    And I search
    Then the list has 1 row
    When I press "Grant" in the first row
    Then the dialog says "¥ 150,000.00 to give on"
    And the dialog has no field "May be given on"
    When in the dialog I choose "Authorized person" as "Zhao Mingyuan"
    And I press "Tab"
    Then the dialog says of "Authorized person" "This person leads the project and needs no grant"
    When in the dialog I choose "Authorized person" as "Sun Li"
    And in the dialog I tick or untick "Income"
    And I press "Tab"
    Then the dialog says of "Systems" "Your own grant does not cover this system"
    When in the dialog I tick or untick "Income"
    And in the dialog I tick or untick "Amount controlled"
    And I press "Tab"
    Then the dialog says of "Amount controlled" "Your own grant has an amount, so what you give on must have one"
    When in the dialog I tick or untick "Amount controlled"
    And in the dialog I fill in "Authorized amount" with "150000.01"
    And I press "Tab"
    Then the dialog says of "Authorized amount" "The amount cannot be above what is available of your own grant"
    When in the dialog I fill in "Authorized amount" with "100000"
    And in the dialog I fill in "Reason" with "Data sets"
    And I choose "Give a grant" in the dialog
    Then a toast says "The grant was given"
    When I open "Grants by me" from the menu
    And I press the button "Give a grant" of the page
    And in the dialog I choose "Project" as "Large language models"
    Then the dialog says "¥ 50,000.00 to give on"
    When I press "Escape"
    And I choose "Leave" when I am asked about what I typed
    Given I am signed in as "finclerk" and open "/authorizations/given"
    When I press the button "Give a grant" of the page
    Then the dialog says "You lead no project and hold no grant that may be given on"

@PROJ-14
Feature: Applying for a grant on a project of somebody else

  Background:
    Given I use the interface in English

  @PROJ-2
  Scenario: Each mistake is told at its field
    Given I am signed in as "staff" and open "/applications"
    When I press the button "New application" of the page
    Then the dialog says "Wang Fang"
    When I choose "Submit" in the dialog
    Then the dialog says of "Project" "Choose the project"
    And the dialog says of "Amount applied for" "Amount applied for is required"
    And the dialog says of "Reason" "Reason is required"
    When in the dialog I choose "Project" as "data: demonstration"
    Then the dialog says of "Project" "Who leads a project need not apply for a grant on it"
    When in the dialog I choose "Project" as "Visual detection of defects: key"
    Then the dialog says of "Project" "The project is frozen"
    When in the dialog I choose "Project" as "reasoning: demonstration"
    Then the dialog says "Leader: Zhao Mingyuan · Account set: Research"
    When in the dialog I choose "Authorized person" as "Zhao Mingyuan"
    Then the dialog says of "Authorized person" "This person leads the project and needs no grant"
    When in the dialog I choose "Authorized person" as "Guo Feng"
    Then the dialog says of "Authorized person" "The account of this person is disabled"
    When in the dialog I choose "Authorized person" as "Sun Li"
    And in the dialog I tick or untick "Expense"
    Then the dialog says of "Systems" "Choose at least one system"
    When in the dialog I tick or untick "Query"
    And in the dialog I set "First day" to day -1 from today
    Then the dialog says of "First day" "The first day cannot be before today"
    When in the dialog I set "First day" to day 0 from today
    And in the dialog I set "Last day" to day 1500 from today
    Then the dialog says "It cannot go beyond"
    When in the dialog I pick "Six months"
    And in the dialog I fill in "Amount applied for" with "0"
    Then the dialog says of "Amount applied for" "The amount must be above 0 and at most 99,999,999,999.99 yuan, with two decimals"
    When in the dialog I fill in "Amount applied for" with "a lot"
    Then the dialog says of "Amount applied for" "This is not a number"
    When in the dialog I fill in "Amount applied for" with "1,200.5"
    Then the dialog says "壹仟贰佰元伍角整"
    When in the dialog I fill in "Reason" with "Experiments of the group"
    And I choose "Submit" in the dialog
    Then a toast says "The application was submitted"
    And the first row says "Sun Li"
    And the first row says "Pending"
    And "leader" is told "The application for Sun Li to use “Knowledge graphs and reasoning: demonstration” waits for your decision"

  @PROJ-3
  Scenario: A draft is kept, gone on with, submitted, withdrawn, and submitted again
    Given I am signed in as "staff" and open "/applications"
    When I press the button "New application" of the page
    And in the dialog I fill in "Amount applied for" with "12.345"
    And I choose "Save draft" in the dialog
    Then the dialog says of "Amount applied for" "The amount must be above 0 and at most 99,999,999,999.99 yuan, with two decimals"
    When in the dialog I fill in "Amount applied for" with "800"
    And in the dialog I fill in "Reason" with "Data for a thesis"
    And I choose "Save draft" in the dialog
    Then a toast says "Saved, but not submitted yet"
    And the first row says "No project chosen yet"
    And the first row says "Draft"
    When I press "Edit" in the first row
    Then in the dialog "Reason" has "Data for a thesis"
    When I choose "Submit" in the dialog
    Then the dialog says of "Project" "Choose the project"
    When in the dialog I choose "Project" as "reasoning: demonstration"
    And I choose "Submit" in the dialog
    Then a toast says "The application was submitted"
    And the first row says "Pending"
    And the first row says "Zhao Mingyuan"
    When I press the button "New application" of the page
    And in the dialog I choose "Project" as "reasoning: demonstration"
    And in the dialog I fill in "Amount applied for" with "500"
    And in the dialog I fill in "Reason" with "Data for a thesis"
    And I choose "Submit" in the dialog
    Then the dialog says "An application for this person on this project already waits for approval"
    When I press "Escape"
    And I choose "Leave" when I am asked about what I typed
    And I press "Withdraw" in the first row
    Then the dialog says "You can change it and submit it again, or delete it."
    When I choose "Withdraw" in the dialog
    Then a toast says "The application was withdrawn"
    And the first row says "Withdrawn"
    When I press "Edit" in the first row
    And in the dialog I fill in "Amount applied for" with "900"
    And I choose "Submit" in the dialog
    Then the first row says "Pending"
    And the first row says "900.00"
    When "leader" rejects the newest application elsewhere because of "The amount is too high"
    And I search
    Then the first row says "The amount is too high"
    And the first row says "Rejected"
    When I press "Edit" in the first row
    Then the dialog says "Reason for rejecting: The amount is too high"
    When in the dialog I fill in "Amount applied for" with "450"
    And I choose "Save" in the dialog
    Then a toast says "Saved, but not submitted yet"
    And the first row says "Unsent changes"
    And the first row says "900.00"
    When I press "Edit" in the first row
    Then in the dialog "Amount applied for" has "450.00"

  Scenario: What was saved elsewhere meanwhile is told, and nothing that was typed is lost
    Given I am signed in as "staff" and open "/applications"
    When I press the button "New application" of the page
    And in the dialog I fill in "Reason" with "As it was first"
    And I choose "Save draft" in the dialog
    And I press "Edit" in the first row
    And in the dialog I fill in "Amount applied for" with "700"
    And "staff" saves the newest application elsewhere with the reason "Written elsewhere"
    And I choose "Save draft" in the dialog
    Then the dialog says "Written elsewhere"
    And in the dialog "Amount applied for" has "700"
    And in the dialog "Reason" has "As it was first"
    When I choose "Save draft" in the dialog
    Then a toast says "Saved, but not submitted yet"
    And the first row says "700.00"

  Scenario: A draft whose project was closed meanwhile shows it, and says why it cannot be chosen
    Given "finadmin" chooses "Close project" of the project "HX2024003" elsewhere
    And I am signed in as "staff" and open "/applications"
    When I choose "Edit" in the row "12,000.00"
    Then the dialog says "Control of low-altitude drone swarms: demonstration"
    And the dialog says "The project is closed · School of Computing"
    When I choose "Submit" in the dialog
    Then the dialog says of "Project" "The project is closed"

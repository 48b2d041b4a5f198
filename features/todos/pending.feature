@TODO-1 @TODO-2
Feature: What waits for a person

  Background:
    Given I use the interface in English

  @PROJ-20
  Scenario: Reminders wait for what comes first; sources of the hall itself are asked by the browser, and say so while they are; one is reminded of each source, and led to what is to be done; each stands with its count and the way to it, and the address can name those that are to be shown; what is not known is no zero, neither on the home page nor in the header
    Given I am signed in as "leader"
    Then a dialog is open
    And I am reminded of nothing
    When I choose "Understood" in the dialog
    Then I am reminded "My loans: 2 still to do"
    And I am reminded "Approvals: 6 still to do"
    When I open "Pending items" from the menu
    Then 2 items of "My loans" wait
    And 6 items of "Approvals" wait
    And the browser never called "todos.count"
    And the page keeps nobody out
    Given the answers to "due loans" wait
    When I reload the page
    Then the source "My loans" says "Checking…"
    When the answers to "due loans" come
    Then 2 items of "My loans" wait
    Given I am signed in as "approver"
    Then I am reminded "Claim approval: 12 still to do"
    And the page keeps nobody out
    When I follow the reminder of "Claim approval"
    Then the linked system shows "Claim approval" of "approver"
    And I am reminded of nothing
    When I open "/dbsx?menus=loans,nowhere"
    Then the sources shown are "My loans"
    And the page says "Functions of the link that do not exist, or have no pending items: 1"
    When I follow the link "Show all" of the page
    Then the sources shown are "Claim approval, My loans, Approvals, Grants to me, Grants by me, Change notices, Change audit"
    And 12 items of "Claim approval" wait
    And 0 items of "My loans" wait
    And the page says "2 more in “Claim approval”"
    And the page keeps nobody out
    When I follow the first item of "Claim approval"
    Then the linked system shows "Claim approval" of "approver"
    Given 1 minute has passed
    And the reimbursement system is "dead"
    When I open "/home"
    Then the page says "Some of what waits for you could not be loaded"
    And the source "Claim approval" says "Could not be checked"
    Given the reimbursement system is "as usual"
    When I ask the source "Claim approval" again
    Then 12 items of "Claim approval" wait
    And the header counts what is unread and pending for "approver"

  @in-process
  Scenario: A source that does not answer as it should neither hides nor delays the others, and can be asked again and anew
    Given the reimbursement system is "slow"
    When I am signed in as "approver" and open "/dbsx"
    Then 0 items of "My loans" wait
    And the source "Claim approval" says "Could not be checked"
    And the page keeps nobody out
    Given the reimbursement system is "lying"
    When I ask the source "Claim approval" again
    Then the source "Claim approval" says "The answer could not be read"
    Given the reimbursement system is "redirecting elsewhere"
    When I ask the source "Claim approval" again
    Then the source "Claim approval" says "Could not be checked"
    Given the reimbursement system is "sending a page"
    When I ask the source "Claim approval" again
    Then the source "Claim approval" says "The answer could not be read"
    Given the reimbursement system is "failing"
    When I ask the source "Claim approval" again
    Then the source "Claim approval" says "Could not be checked"
    Given the reimbursement system is "sending too much"
    When I ask the source "Claim approval" again
    Then the source "Claim approval" says "The answer could not be read"
    Given the reimbursement system is "as usual"
    When I ask the source "Claim approval" again
    Then 12 items of "Claim approval" wait
    When a claim of "approver" is decided where nobody tells the hall
    And I refresh the source "Claim approval"
    Then 11 items of "Claim approval" wait

@TODO-1 @TODO-2
Feature: What waits for a person

  Background:
    Given I use the interface in English

  @deployed
  Scenario: Pending items stand by function, each with its count and the way to it
    Given I am signed in as "approver"
    When I open "Pending items" from the menu
    Then the sources shown are "Claim approval, My loans, Approvals, Grants to me, Grants by me, Change notices"
    And 12 items of "Claim approval" wait
    And 0 items of "My loans" wait
    And the page says "2 more in “Claim approval”"
    And the page keeps nobody out
    When I follow the first item of "Claim approval"
    Then the linked system shows "Claim approval" of "approver"

  Scenario: A source of the hall itself is asked by the browser, as the person
    Given I am signed in as "leader" and open "/dbsx"
    When I choose "Understood" in the dialog
    Then 2 items of "My loans" wait
    And the browser never called "todos.count"

  @PROJ-20
  Scenario: Applications for grants that wait for one's decision are counted
    Given I am signed in as "leader" and open "/dbsx"
    When I choose "Understood" in the dialog
    Then 6 items of "Approvals" wait
    And I am reminded "Approvals: 6 still to do"
    And the page keeps nobody out

  Scenario: The address can name the functions that are to be shown
    When I am signed in as "approver" and open "/dbsx?menus=loans,nowhere"
    Then the sources shown are "My loans"
    And the page says "Functions of the link that do not exist, or have no pending items: 1"
    When I follow the link "Show all" of the page
    Then the sources shown are "Claim approval, My loans, Approvals, Grants to me, Grants by me, Change notices"

  Scenario Outline: A source that is <behaviour> neither hides nor delays the others, and can be asked again
    Given the reimbursement system is "<behaviour>"
    When I am signed in as "approver" and open "/dbsx"
    Then 0 items of "My loans" wait
    And the source "Claim approval" says "<told>"
    And the page keeps nobody out
    Given the reimbursement system is "as usual"
    When I ask the source "Claim approval" again
    Then 12 items of "Claim approval" wait

    Examples:
      | behaviour             | told                         |
      | dead                  | Could not be checked         |
      | slow                  | Could not be checked         |
      | lying                 | The answer could not be read |
      | failing               | Could not be checked         |
      | sending a page        | The answer could not be read |
      | redirecting elsewhere | Could not be checked         |
      | sending too much      | The answer could not be read |

  Scenario: While a source is asked the page says so, and the others are there
    Given I am signed in as "leader" and open "/dbsx"
    And I choose "Understood" in the dialog
    And 2 items of "My loans" wait
    And the answers to "due loans" wait
    When I reload the page
    Then the source "My loans" says "Checking…"
    When the answers to "due loans" come
    Then 2 items of "My loans" wait

  Scenario: What is not known is no zero, neither on the home page nor in the header
    Given the reimbursement system is "dead"
    And I am signed in as "approver"
    Then the page says "Some of what waits for you could not be loaded"
    And the source "Claim approval" says "Could not be checked"
    Given the reimbursement system is "as usual"
    When I ask the source "Claim approval" again
    Then 12 items of "Claim approval" wait
    And the header counts what is unread and pending for "approver"

  @in-process
  Scenario: What was done elsewhere without a word to the hall is seen by a refresh
    Given I am signed in as "approver" and open "/dbsx"
    And 12 items of "Claim approval" wait
    When a claim of "approver" is decided where nobody tells the hall
    And I refresh the source "Claim approval"
    Then 11 items of "Claim approval" wait

  Scenario: One is reminded of each source once, with the way to it
    Given I am signed in as "approver"
    Then I am reminded "Claim approval: 12 still to do"
    And the page keeps nobody out
    When I dismiss the reminder of "Claim approval"
    Then I am reminded of nothing
    When I reload the page
    Then I am reminded of nothing

  Scenario: A reminder leads to what is to be done
    Given I am signed in as "approver"
    When I follow the reminder of "Claim approval"
    Then the linked system shows "Claim approval" of "approver"
    And I am reminded of nothing

  Scenario: Reminders wait until everything is done that comes first
    Given I am signed in as "leader"
    Then a dialog is open
    And I am reminded of nothing
    When I choose "Understood" in the dialog
    Then I am reminded "My loans: 2 still to do"

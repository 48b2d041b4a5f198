@TODO-4
Feature: Push settings

  Background:
    Given I use the interface in English

  Scenario: An administrator adds a source, tries it, switches it off and deletes it
    Given I am signed in as "admin"
    When I choose "System settings" in the account panel
    And I follow the link "Push settings" of the page
    Then the list has 7 rows
    When I press the button "Add source" of the page
    And in the dialog I choose "Function" as "Finance Hall / Notices"
    And in the dialog I fill in "Call" with "/api/xtglGggl/getNoticeList"
    And in the dialog I choose "Method" as "POST"
    And in the dialog I fill in "What is sent" with "{}"
    And in the dialog I choose "Counted by" as "A number in the answer"
    And in the dialog I fill in "Place of the number" with "data.total"
    And I choose "Save" in the dialog
    Then the list has 8 rows
    When I choose "Try" in the row "getNoticeList"
    Then the trial says "Result" "Counted"
    And the trial says "Number of items" "2"
    And the trial says "HTTP status" "200"
    And the page keeps nobody out
    When I close the dialog
    And I open "/dbsx"
    Then the sources shown are "My loans, Approvals, Grants to me, Grants by me, Change notices, Change audit, Notices"
    When I open "/xtsz/todo-sources"
    And I choose "Disable" in the row "getNoticeList"
    And I choose "Disable" in the dialog
    And I open "/dbsx"
    Then the sources shown are "My loans, Approvals, Grants to me, Grants by me, Change notices, Change audit"
    When I open "/xtsz/todo-sources"
    And I choose "Delete" in the row "getNoticeList"
    And I choose "Delete" in the dialog
    Then the list has 7 rows

  Scenario: What cannot be asked is refused at its field; trying a source says exactly what came; of two who edit a source the second is told, and loses nothing that was typed
    Given the reimbursement system is "dead"
    And I am signed in as "admin" and open "/xtsz/todo-sources"
    When I press the button "Add source" of the page
    And in the dialog I choose "Function" as "Claim approval"
    And in the dialog I fill in "Call" with "https://elsewhere.example/claims"
    And I choose "Save" in the dialog
    Then the dialog says of "Call" "Call must be an address of the function's system, or a path that begins with “/”"
    When in the dialog I fill in "Call" with "/api/yhxx/delcard"
    And I choose "Save" in the dialog
    Then the dialog says of "Call" "Call is no call of this server that answers rows by this method"
    And the page keeps nobody out
    When I press "Escape"
    And I choose "Leave" when I am asked about what I typed
    And I choose "Try" in the row "Claim approval"
    Then the trial says "Result" "Not reached"
    When I close the dialog
    Given the reimbursement system is "slow"
    When I choose "Try" in the row "Claim approval"
    Then the trial says "Result" "Too slow"
    When I close the dialog
    Given the reimbursement system is "lying"
    When I choose "Try" in the row "Claim approval"
    Then the trial says "Result" "No number to be used"
    When I close the dialog
    Given the reimbursement system is "redirecting elsewhere"
    When I choose "Try" in the row "Claim approval"
    Then the trial says "Result" "Redirects elsewhere"
    When I close the dialog
    Given the reimbursement system is "sending too much"
    When I choose "Try" in the row "Claim approval"
    Then the trial says "Result" "Answer too large"
    When I close the dialog
    Given the reimbursement system is "sending a page"
    When I choose "Try" in the row "Claim approval"
    Then the trial says "Result" "Answer is not JSON"
    When I close the dialog
    And I choose "Edit" in the row "Claim approval"
    And in the dialog I fill in "Place of the number" with "sum"
    And "admin" changes the source of "Claim approval" elsewhere
    And I choose "Save" in the dialog
    Then the dialog says "Somebody else has changed this meanwhile"
    And the dialog says "Changed by somebody else since you opened it"

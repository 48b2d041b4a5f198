Feature: Asking a list page for rows

  Background:
    Given I use the interface in English

  @QUERY-1 @in-process
  Scenario: A new list screen is its configuration and one call
    Given a list of book loans has been added by its configuration and one call alone
    And I am signed in as "staff"
    When I open "Book loans" from the menu
    Then the list has 3 rows
    When I fill in "Book" with "会计"
    And I search
    Then the list has 2 rows
    And every row shows "王芳"
    When I reload the page
    Then the list has 2 rows

  @QUERY-2 @QUERY-3 @QUERY-6
  Scenario: By choices, one beside the other; by a suggestion, and by text once that is reset; reset takes filters and batch away as well
    Given "staff" has asked for the notices 2 times
    And an administrator locks "staff"
    And an administrator locks "leader"
    And I am signed in as "secauditor" and open "/xtsz/operation-log?all=1"
    When I check the column "Kind"
    And I check the column "Module"
    Then some rows do not show "Read"
    When I show more conditions
    And in "Kind" I choose "Read"
    And I search
    Then every row shows "Read"
    And some rows do not show "Notices"
    When in "Module" I choose "Notices"
    And I search
    Then every row shows "Notices"
    When I reset the conditions
    And I choose the view "Everything"
    And in "Person" I type "Wang F" and take the suggestion "Wang Fang"
    And I search
    Then the list has 2 rows
    And every row shows "Wang Fang"
    When I reset the conditions
    Then some rows do not show "Wang Fang"
    And the condition "Person" is ""
    When I fill in "Action" with "王芳"
    And I search
    Then the list has 1 row
    And every row shows "Wang Fang 2001009"
    When I open "/xtsz/operation-log?filter.kind=change&text=2001010#batch=2001001"
    Then the list has 1 row
    And every row shows "Change"
    When I reset the conditions
    Then some rows do not show "2001001"
    And the browser is at "/xtsz/operation-log?not.kind=read&not.kind=setting"

  @QUERY-2 @QUERY-5
  Scenario: By a range of numbers and one of moments, whose link is copied; reload, going back and another person keep query, order and page
    Given "staff" has asked for the notices 2 times
    And 1500 minutes have passed
    And "staff" has asked for the notices 3 times
    When I am signed in as "secauditor" and open "/xtsz/operation-log?person=Wang Fang"
    Then the list has 5 rows
    When I check the column "Duration (ms)"
    And I show more conditions
    And I fill in "Duration (ms) To" with the least of the column "Duration (ms)"
    And I search
    Then the list has the rows that had it
    When I fill in "Duration (ms) From" with "0"
    And I fill in "Duration (ms) To" with ""
    And I search
    Then the list has 5 rows
    When in "Time" I choose the range "Last 7 days"
    And I search
    Then the list has 2 rows
    And the address has "from" and "to" as moments
    When I copy the link of the view
    Then the clipboard has the address of the page
    When I fill in "Duration (ms) From" with one more than the greatest of the column "Duration (ms)"
    And I search
    Then the list says "Nothing matches. Try other conditions."
    Given "staff" has asked for the notices 20 times
    When I open "/xtsz/operation-log?all=1"
    And I fill in "Person" with "Wang Fang"
    And I search
    Then the list has 25 rows
    When I sort by "Time"
    And I go to page 3
    Then 5 rows are shown
    When I reload the page
    Then 5 rows are shown
    And the condition "Person" is "Wang Fang"
    When I go back in the browser
    Then 10 rows are shown
    And the rows are numbered from 1
    When I go to page 3
    Then 5 rows are shown
    When "admin" opens the address that I have open
    Then 5 rows are shown
    And the list has 25 rows
    And the condition "Person" is "Wang Fang"

  @QUERY-6 @deployed
  Scenario: A batch of keys, typed or from a file, and those that nothing matches
    Given "staff" has asked for the notices 3 times
    And I am signed in as "secauditor" and open "/xtsz/operation-log?all=1"
    When I query the batch of the file "staff.txt", which says "2001009, , 1999, 2001009"
    Then the list has 3 rows
    And every row shows "2001009"
    And the list says "Nothing matches these 1: 1999"
    When I query the batch "2001009, 1999, 1998"
    Then the list says "Nothing matches these 2: 1999, 1998"
    And the list has 3 rows
    And every row shows "2001009"
    When I reload the page
    Then the list has 3 rows

Feature: The table of a list page

  Background:
    Given I use the interface in English

  @TABLE-1 @TABLE-4 @TABLE-5
  Scenario: Columns are as they are configured; without paging only the rows in sight are in the document; a page gives cells a look of their own
    Given an administrator locks "leader"
    When I am signed in as "secauditor" and open "/xtsz/operation-log?kind=change&text=2001010"
    Then the rows are numbered from 1
    And the column "No." stays in place when the table is scrolled
    And every row shows "Zhao Mingyuan 2001010"
    When I select the first row
    Then the list says "1 selected"
    When I open the details of the first row
    Then the details name "Zhao Mingyuan 2001010"
    Given the operation log is configured without paging and has 10000 rows of 20 columns
    When I open "/xtsz/operation-log"
    Then fewer than 100 of its rows are in the document
    And the table has 20 columns
    And rows are in sight all the way when I scroll through the table
    When I scroll the table to its end
    Then the row with the key "made-10000" is shown
    And fewer than 100 of its rows are in the document
    When the calls are answered as usual again
    And I am signed in as "staff" and open "/tzgg?size=50"
    Then ordinary, important and red notices of "staff" are marked as such

  @TABLE-2 @SHELL-15
  Scenario: Columns are found by name and hidden, one or all; that and a width that was dragged are kept until the default is restored; by keyboard alone they are put in order and pinned, and each step is told
    Given I am signed in as "secauditor" and open "/xtsz/sign-in-log"
    When I look for the column "user"
    Then the list of columns shows "User name"
    When I check all columns
    And I uncheck all columns
    Then the column "Result" is not shown
    And the column "Time" is shown
    When I check all columns
    Then the column "Result" is shown
    When I uncheck the column "Address"
    Then the column "Address" is not shown
    When I drag the edge of the column "User name" by 80 pixels
    Then the column "User name" is 80 pixels wider
    When I reload the page
    Then the column "Address" is not shown
    And the column "User name" is 80 pixels wider
    When I restore the default columns
    Then the column "Address" is shown
    When by keyboard alone on the handle of the column "User name" I press "ArrowUp"
    Then I am told "User name is now in place 2 of 12"
    And the column "User name" comes right before "Time"
    When by keyboard alone on the handle of the column "User name" I press "L"
    And I press "Escape"
    Then the button of the columns has the focus
    And the column "User name" stays in place when the table is scrolled
    When I reload the page
    Then the column "User name" comes right before "Time"
    And the column "User name" stays in place when the table is scrolled

  @TABLE-2 @TABLE-8
  Scenario: The order of columns, dragged or moved, a pin and the height of rows are kept for the person alone
    Given I am signed in as "secauditor" and open "/xtsz/sign-in-log"
    When I choose rows that are "Compact"
    Then the rows are lower than before
    When I drag the column "Result" before "Time"
    Then the column "Result" comes right before "Time"
    When I drag the column "User name" after "Name"
    Then the column "Name" comes right before "User name"
    When I move the column "Time" up
    And I pin the column "Time" to the left
    And I reload the page
    Then the column "Time" comes right before "Result"
    And the column "Name" comes right before "User name"
    And the column "Time" stays in place when the table is scrolled
    And the rows are as high as before
    When "admin" opens the address that I have open
    Then the column "Time" comes right before "User name"
    And the rows are higher than before

  @TABLE-3 @TABLE-6 @TABLE-8 @SHELL-15
  Scenario: How many rows there are is said once, when they have come, and what was exported as well; the server sorts, filters and pages, and a selection outlives its page
    Given "staff" has asked for the notices 25 times
    And sign-in as "staff" has failed 1 time
    And I am signed in as "secauditor" and open "/xtsz/operation-log?person=Wang Fang"
    Then the list says of its rows "25 in all" and nothing else
    When I export all rows
    Then a toast says "Exported 25 · Operation log.xlsx"
    And 10 rows are shown
    And the list offers "10, 20, 50, 100" rows a page
    When I go to the next page
    Then the rows are numbered from 11
    When I jump to page 3
    Then the rows are numbered from 21
    And 5 rows are shown
    When I go to the previous page
    Then the rows are numbered from 11
    When I show 20 rows a page
    Then 20 rows are shown
    And the rows are numbered from 1
    When I select the first row
    And I go to page 2
    Then the rows are numbered from 21
    When I select the first row
    Then the list says "2 selected"
    When I go to page 1
    Then the first row is selected
    When I open "/xtsz/sign-in-log"
    And I sort by "User name"
    Then the column "User name" is in ascending order
    When I sort by "User name"
    Then the column "User name" is in descending order
    When I filter the column "Result" by "Failed: wrong user name or password"
    Then every row shows "Failed: wrong user name or password"

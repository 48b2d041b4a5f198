Feature: Printing a list page

  Background:
    Given I use the interface in English

  @PRINT-1 @QUERY-2
  Scenario: A sheet of all rows has the organisation, all conditions, how many rows there are, who printed it and when
    Given "staff" has asked for the notices 12 times
    When I am signed in as "secauditor" and open "/xtsz/operation-log?person=Wang Fang&filter.kind=read&page=2#batch=2001009"
    Then 2 rows are shown
    When I print all rows
    Then the sheet says the organisation and "Operation log"
    And the sheet says "Conditions: Person: Wang Fang; (column) Kind: Read; Batch Staff number (1): 2001009"
    And the sheet says "Rows: 12"
    And the sheet says that "secauditor" printed it now, in the time of Shanghai
    And the rows of the sheet are numbered 1 to 12
    And every row of the sheet says "Wang Fang"
    And each sheet of paper has the headings, and the mark of "secauditor"

  @PRINT-1 @PRINT-2
  Scenario: Sheets of paper that come apart can be told and put in order
    Given I am signed in as "secauditor" and open "/xtsz/sign-in-log"
    When I print all rows
    Then each sheet of paper has the headings, the verification code and its number at the foot

  @PRINT-1
  Scenario: One page is numbered as it is on the page
    Given "staff" has asked for the notices 12 times
    When I am signed in as "secauditor" and open "/xtsz/operation-log?person=Wang Fang&page=2"
    Then 2 rows are shown
    When I print the page of the list
    Then the sheet says "Conditions: Person: Wang Fang; Page 2"
    And the sheet says "Rows: 2"
    And the rows of the sheet are numbered 11 to 12

  @PRINT-1
  Scenario: The rows chosen are printed alone
    Given "staff" has asked for the notices 12 times
    And I am signed in as "secauditor" and open "/xtsz/operation-log?person=Wang Fang"
    When I select the first row
    And I print the rows selected
    Then the sheet says "Conditions: Person: Wang Fang; Rows chosen: 1"
    And the rows of the sheet are numbered 1 to 1

  @PRINT-1 @ACCT-8
  Scenario: The sum of all loans stands below them, in figures and in capitals
    Given I am signed in as "staff" and open "/loans"
    When I print all rows
    Then the sheet has the sum of its amounts, in figures and in capitals

  @PRINT-1
  Scenario: That there is nothing to print is said
    When I am signed in as "secauditor" and open "/xtsz/operation-log?person=Nobody"
    Then the list says "Nothing matches. Try other conditions."
    When I try to print all rows
    Then a toast says "There is nothing to print"
    And there is no sheet

  @PRINT-1 @API-5
  Scenario: A backend without a print call has its list printed as well, all of it, without a code
    Given "staff" has asked for the notices 12 times
    And the page is configured without a print call
    When I am signed in as "secauditor" and open "/xtsz/operation-log?person=Wang Fang&filter.kind=read&page=2"
    Then 2 rows are shown
    When I print all rows
    Then the sheet says "Conditions: Person: Wang Fang; (column) Kind: Read"
    And the rows of the sheet are numbered 1 to 12
    And the sheet says that "secauditor" printed it now, in the time of Shanghai
    And the sheet has no verification code

Feature: Printing a list page

  Background:
    Given I use the interface in English

  @PRINT-1 @QUERY-2 @ACCT-8
  Scenario: A sheet of all rows has the organisation, all conditions, how many rows there are, who printed it and when; one page is numbered as it is on the page; the rows chosen are printed alone; the sum of all loans stands below them, in figures and in capitals
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
    When the printing is over
    And I open "/xtsz/operation-log?person=Wang Fang&page=2"
    Then 2 rows are shown
    When I print the page of the list
    Then the sheet says "Conditions: Person: Wang Fang; Page 2"
    And the sheet says "Rows: 2"
    And the rows of the sheet are numbered 11 to 12
    When the printing is over
    And I select the first row
    And I print the rows selected
    Then the sheet says "Conditions: Person: Wang Fang; Rows chosen: 1"
    And the rows of the sheet are numbered 1 to 1
    When the printing is over
    And I am signed in as "staff" and open "/loans"
    And I print all rows
    Then the sheet has the sum of its amounts, in figures and in capitals

  @PRINT-1 @PRINT-2 @API-5
  Scenario: That there is nothing to print is said; sheets of paper that come apart can be told and put in order; a backend without a print call has its list printed as well, all of it, without a code
    Given "staff" has asked for the notices 12 times
    When I am signed in as "secauditor" and open "/xtsz/operation-log?person=Nobody"
    Then the list says "Nothing matches. Try other conditions."
    When I try to print all rows
    Then a toast says "There is nothing to print"
    And there is no sheet
    When I open "/xtsz/sign-in-log"
    And I print all rows
    Then each sheet of paper has the headings, the verification code and its number at the foot
    When the printing is over
    Given the page is configured without a print call
    When I open "/xtsz/operation-log?person=Wang Fang&filter.kind=read&page=2"
    Then 2 rows are shown
    When I print all rows
    Then the sheet says "Conditions: Person: Wang Fang; (column) Kind: Read"
    And the rows of the sheet are numbered 1 to 12
    And the sheet says that "secauditor" printed it now, in the time of Shanghai
    And the sheet has no verification code

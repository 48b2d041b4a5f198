Feature: Printing a list page

  Background:
    Given I use the interface in English

  @PRINT-1 @QUERY-2
  Scenario: A sheet has the organisation, all conditions, the rows as the page numbers them, who printed it and when
    Given "staff" has asked for the notices 12 times
    And I am signed in as "secauditor"
    When I open "/xtsz/operation-log?person=Wang Fang&filter.kind=read&page=2#batch=2001009"
    Then 2 rows are shown
    When I print the list
    Then the sheet says the organisation and "Operation log"
    And the sheet says "Conditions: Person: Wang Fang; (column) Kind: Read; Batch Staff number (1): 2001009"
    And the sheet says "Page 2, of 12 rows in all"
    And the sheet says that "secauditor" printed it now, in the time of Shanghai
    And the rows of the sheet are numbered "11, 12"
    And every row of the sheet says "Wang Fang"
    And each sheet of paper has the headings, and the mark of "secauditor"

  @PRINT-1
  Scenario: That there is nothing to print is said
    Given I am signed in as "secauditor"
    When I open "/xtsz/operation-log?person=Nobody"
    Then the list says "Nothing matches. Try other conditions."
    When I print the list
    Then a toast says "There is nothing to print"
    And there is no sheet

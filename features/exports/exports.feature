Feature: Exports that take long

  Background:
    Given I use the interface in English

  @EXPORT-2 @in-process
  Scenario: A long export is made beside the page, comes by itself, and waits in My exports for a day
    Given the sign-in log has 1200 entries of "nobody-knows"
    And I am signed in as "secauditor" and open "/xtsz/sign-in-log?address=10.9.9.9"
    When I export all rows
    Then I get the file "Sign-in log.xlsx" with 1200 rows, each of "nobody-knows"
    When I open "/exports"
    Then the export "Sign-in log" is "Ready" with "1,200" rows
    When I download the export "Sign-in log"
    Then I get the file "Sign-in log.xlsx" with 1200 rows, each of "nobody-knows"

  @EXPORT-2 @in-process
  Scenario: An export goes on when the person leaves the page
    Given the sign-in log has 1200 entries of "nobody-knows"
    And I am signed in as "secauditor" and open "/xtsz/sign-in-log?address=10.9.9.9"
    When I begin to export all rows
    And I open "My exports" from the menu
    Then the export "Sign-in log" is "Ready" with "1,200" rows
    When I download the export "Sign-in log"
    Then I get the file "Sign-in log.xlsx" with 1200 rows, each of "nobody-knows"

  @EXPORT-3
  Scenario: A list comes as a PDF
    Given "staff" has asked for the notices 3 times
    And I am signed in as "secauditor" and open "/xtsz/operation-log?person=Wang Fang"
    When I export all rows as a PDF
    Then I get the PDF "Operation log.pdf"
    And a toast says "Exported 3 · Operation log.pdf"

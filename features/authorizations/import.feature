@PROJ-9 @IMPORT-1
Feature: Grants that come from a file

  Background:
    Given I use the interface in English

  Scenario: The finance office imports the grants of the system before: what is wrong with a line is told, holder and leader are told of theirs, they are found by their old numbers, and what is there already is flagged
    Given I am signed in as "finadmin" and open "/authorizations/all"
    When I press the button "Import" of the page
    And I download by "Download template" in the dialog
    Then I get the file "Grants import template.xlsx" that begins with "Project code *, Staff number of the authorized person *, Systems *"
    When I choose the file "grants.xlsx" to be imported:
      | Project code | Staff number of the authorized person | Systems        | First day | Last day or duration | Amount controlled | Authorized amount | Reason                 | Old grant number |
      | HX2026002    | 2001009                               | Query, Expense | {today}   | Long term            | Yes               | 2,000             | Purchases of the group | OLD-1            |
      | HX2026002    | 2001009                               | Expense        | {today}   | One month            | Yes               |                   | Purchases of the group | OLD-2            |
      | HX0000000    | 2001009                               | Query          | {today}   | One year             | No                |                   | Purchases of the group | OLD-3            |
    Then the preview counts 3 rows: 1 sound, 2 faulty, 0 duplicates
    And line 3 of the file shows "Authorized amount is required"
    And line 4 of the file shows "No project has this code"
    When I choose "Import" in the dialog
    Then the dialog says "Rows imported: 1."
    When I close the dialog
    And I fill in "Grant or project" with "OLD-1"
    And I search
    Then the list has 1 row
    And the first row says "2,000.00"
    And "staff" is told "was given: Purchases of the group"
    And "leader" is told "was given: Purchases of the group"
    When I press the button "Import" of the page
    And I choose the file "grants.csv" to be imported:
      | Project code | Staff number of the authorized person | Systems | First day | Last day or duration | Amount controlled | Reason    | Old grant number |
      | HX2026002    | 2001009                               | Query   | {today}   | One year             | No                | Purchases | old-1            |
    Then the preview counts 1 rows: 0 sound, 1 faulty, 1 duplicates
    And line 2 of the file shows "has this number already"
    When I choose "Import" in the dialog
    Then the dialog says "There is no sound row to import"

Feature: Importing rows from a file

  Background:
    Given I use the interface in English
    And I am signed in as "admin" and open "/xtsz/accounts?text=Newcomer"
    And I press the button "Import" of the page

  @IMPORT-1 @SYS-2
  Scenario: From the template to the people who were added; the same file is recognised, and nothing is asked where all of it is there already
    When I download by "Download template" in the dialog
    Then I get the file "People import template.xlsx" that begins with "Staff number *, User name *, Name *"
    When I choose "Import" in the dialog
    Then the dialog says "Import data first"
    When I choose the file "people.xlsx" to be imported:
      | Staff number * | User name * | Name * | Name in English * | Department *   | Mobile phone |
      | 7000001        | newcomer1   | 甲     | Newcomer One      | Finance Office |              |
      | 7000002        | newcomer2   | 乙     | Newcomer Two      | Finance Office | 12345        |
      | 2001001        | newcomer3   | 丙     | Newcomer Three    | No such office |              |
    Then the preview counts 3 rows: 1 sound, 2 faulty, 1 duplicates
    And the preview shows 2 rows
    And line 3 of the file shows "Enter a valid mobile number"
    And line 4 of the file shows "Already exists"
    And line 4 of the file shows "There is no department “No such office”"
    And "All or nothing" cannot be picked in the dialog
    When I download by "Download the faulty rows" in the dialog
    Then I get the file "people faulty rows.xlsx" that begins with "Line, Staff number, User name"
    When I choose "Import" in the dialog
    Then the dialog says "Rows imported: 1."
    And line 3 of the file shows "Enter a valid mobile number"
    When I close the dialog
    Then no dialog is open
    And 1 accounts are listed
    When I press the button "Import" of the page
    And I choose the file "people.csv" to be imported:
      | Staff number | User name | Name | Name in English | Department     |
      | 7000004      | newcomer4 | 丁   | Newcomer Four   | Finance Office |
      | 7000005      | newcomer5 |      | Newcomer Five   | Finance Office |
    And I choose "Import" in the dialog
    And the dialog says "Rows imported: 1."
    And I close the dialog
    And I press the button "Import" of the page
    And I choose the file "the same.csv" to be imported:
      | Staff number | User name | Name | Name in English | Department     |
      | 7000004      | newcomer4 | 丁   | Newcomer Four   | Finance Office |
      | 7000005      | newcomer5 |      | Newcomer Five   | Finance Office |
    Then the dialog says "He Zhiyuan (2001001) imported the same file at"
    And the dialog says "Every row is faulty, so there is nothing to import."
    When I choose "Import" in the dialog
    Then the dialog says "There is no sound row to import"

  @IMPORT-1 @ERR-3 @DIALOG-1
  Scenario: A file that did not get through is sent again as it was chosen; one that was uploaded is not left unasked; the preview keeps nobody out
    Given the call "imports.upload" does not get through
    When I choose the file "people.csv" to be imported:
      | Staff number | User name | Name | Name in English | Department     |
      | 7000001      | newcomer1 | 甲   | Newcomer One    | Finance Office |
    Then the dialog says "The server cannot be reached, so “people.csv” was not uploaded."
    When the calls are answered as usual again
    And I choose "Try again" in the dialog
    Then the preview counts 1 rows: 1 sound, 0 faulty, 0 duplicates
    When I press "Escape"
    Then I am asked "Leave the import?"
    And I am asked "The file was checked, but nothing of it has been imported."
    When I choose "Back to the import" in the dialog
    Then the preview counts 1 rows: 1 sound, 0 faulty, 0 duplicates
    When I press "Escape"
    And I choose "Leave" in the dialog
    Then no dialog is open
    When I press the button "Import" of the page
    And I choose the file "people.csv" to be imported:
      | Staff number | User name | Name | Name in English | Department     |
      | 7000001      | newcomer1 |      | Newcomer One    | Finance Office |
    Then line 2 of the file shows "Name is required"
    And the page keeps nobody out

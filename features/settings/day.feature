Feature: A day of an administrator

  Background:
    Given I use the interface in English

  @SYS-1 @SYS-2 @SYS-3 @SYS-4 @SYS-6 @SYS-7 @SYS-9 @SYS-11 @SYS-15 @IMPORT-1 @AUTH-2 @in-process @timeout:240000
  Scenario: A new department's people come, get what they need, and the log tells of all of it
    Given the department "Grants Office" has been founded
    And I am signed in as "admin"
    And "staff" has the hall open in a browser of their own

    # The people of the department are imported.
    When I open "/xtsz/accounts"
    And I press the button "Import" of the page
    And I choose the file "grants-office.csv" to be imported:
      | Staff number | User name | Name | Name in English | Department    | Mobile phone | Contact phone | Email                |
      | 7200001      | grants1   | 甘一 | Gan Yi          | Grants Office | 13800007001  | 0731-88827001 | gan.yi@hall.example  |
      | 7200002      | grants2   | 甘二 | Gan Er          | Grants Office | 13800007002  | 0731-88827002 | gan.er@hall.example  |
      | 7200003      | grants3   | 甘三 | Gan San         | Grants Office | 13800007003  | 0731-88827003 | gan.san@hall.example |
    Then the preview counts 3 rows: 3 sound, 0 faulty, 0 duplicates
    When I choose "Import" in the dialog
    Then the dialog says "Rows imported: 3."
    When I close the dialog
    And in "Department" I choose "Grants Office"
    And I search
    Then the list has 3 rows

    # A role is made for them, and given to them.
    When I open "/xtsz/roles"
    And I press the button "Add role" of the page
    And in the dialog I fill in "Role id" with "grants-officer"
    And in the dialog I fill in "Name" with "基金专员"
    And in the dialog I fill in "Name in English" with "Grants officer"
    And I give the permission "Claim approval"
    And I choose "Save" in the dialog
    Then the list has 10 rows
    When I choose "People" in the row "grants-officer"
    And I add "7200001, 7200002, 7200003" to the role
    Then a toast says "People added: 3"

    # A menu entry is added and placed, and the role gets it.
    When I open "/xtsz/permissions"
    And I choose the menu entry "Guides"
    And I press the button "Add below" of the page
    And in the dialog I fill in "Id" with "grants-guide"
    And in the dialog I fill in "Name" with "基金指南"
    And in the dialog I fill in "Name in English" with "Grants guide"
    And in the dialog I fill in "Path" with "/loans"
    And I choose "Save" in the dialog
    Then the permission tree has "Grants guide" next after "Notice digest"
    When I press the button "Move up" of the page
    Then the permission tree has "Grants guide" next after "Finance policies"
    When I open "/xtsz/roles"
    And I choose "Edit" in the row "grants-officer"
    And I give the permission "Grants guide"
    Then the dialog says "People whose permissions change by this: 3"
    When I choose "Save" in the dialog
    Then a toast says "Saved"

    # A parameter is changed, and who works in the hall sees it at once.
    When I open "/xtsz/parameters?text=Rights in the footer in English"
    And I choose "Edit" in the row "Rights in the footer in English"
    And in the dialog I fill in "Value" with "Finance Office, Building 7"
    And I choose "Save" in the dialog
    Then every row shows "Finance Office, Building 7"
    And the other browser's footer says "Finance Office, Building 7"

    # A column of a page is renamed, and whoever reads the page finds it under its new name.
    When I open "/xtsz/pages/setup?page=accounts"
    And I choose "Department" to be arranged
    And I fill in "Column name in English" of what is arranged with "Unit"
    Then the preview has the columns "Name, Unit"
    When I save what is arranged
    And I open "/xtsz/accounts?text=7200001"
    Then the list has the columns "Name, Unit"

    # One of the newcomers is looked at as that person sees the hall.
    When I open "/xtsz/accounts?text=7200001"
    And I choose "Act as this person" in the row "Gan Yi"
    And I give the reason "To see what the new role gives"
    And I choose "Act as this person" in the dialog
    Then the menu follows: it offers "Grants guide"
    And the menu offers "Claim approval"
    When I go back to my own account
    Then I see the list of accounts
    And no banner says that I act as somebody else

    # Somebody who was shut out by failures is let in again.
    Given sign-in as "analyst" has failed 5 times
    When I open "/xtsz/accounts?text=analyst"
    Then the list says "Too many failures; refused until"
    When I unlock the account of "analyst"
    Then "analyst" can sign in
    When I open "/xtsz/accounts?text=7200002"
    And I choose "Reset password" in the row "Gan Er"
    And I choose "Reset password" in the dialog
    Then the dialog says "Temporary password of Gan Er"
    When I close the dialog

    # The log tells of all of it, with before and after.
    When I open "/xtsz/operation-log?person=He Zhiyuan&not.kind=read&not.kind=setting&size=50"
    Then the list begins with:
      | Person                | Action                        | Target                          |
      | He Zhiyuan            | Reset password                | Gan Er 7200002                  |
      | He Zhiyuan            | Unlock account                | Sun Li 2001008                  |
      | Gan Yi, by He Zhiyuan | Stop acting as another person | Gan Yi 7200001                  |
      | He Zhiyuan            | Act as another person         | Gan Yi 7200001                  |
      | He Zhiyuan            | Change page                   | Accounts                        |
      | He Zhiyuan            | Change parameter              | Rights in the footer in English |
      | He Zhiyuan            | Change role                   | Grants officer                  |
      | He Zhiyuan            | Move menu entry               | Grants guide                    |
      | He Zhiyuan            | Create menu entry             | Grants guide                    |
      | He Zhiyuan            | Give people a role            | Grants officer                  |
      | He Zhiyuan            | Create role                   | Grants officer                  |
      | He Zhiyuan            | Import data                   | grants-office.csv               |
      | He Zhiyuan            | Add a person                  | Gan San                         |
      | He Zhiyuan            | Add a person                  | Gan Er                          |
      | He Zhiyuan            | Add a person                  | Gan Yi                          |
    When I open the details of the first row
    Then the details say that "Temporary password" was "******" and is "******"
    When I close the dialog
    And I choose "View" in the row "Change page"
    Then the details say that "Column “Department”: Column name in English" was "Department" and is "Unit"
    When I close the dialog
    And I choose "View" in the row "Change parameter"
    Then the details say that "Value" was "© 2026 Finance Office, Jiangzhou University" and is "Finance Office, Building 7"
    When I close the dialog
    And I choose "View" in the row "Change role"
    Then the details say that "What is gained" was "—" and is "Grants guide"
    When I close the dialog
    And I choose "View" in the row "Give people a role"
    Then the details say that "Name" was "—" and is "Gan Yi 7200001; Gan Er 7200002; Gan San 7200003"

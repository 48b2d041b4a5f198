Feature: All functions in one place

  Background:
    Given I use the interface in English

  @APPS-1 @APPS-2 @APPS-3 @APPS-4
  Scenario: Applications opens a drawer with all functions from a page that is in no menu, and the application center from an entry; a star in the drawer makes a function common, and its search box opens what it finds
    Given I am signed in as "staff"
    When I open "Applications" from the menu
    Then the dialog "Application navigation" is the only one
    And the application drawer is 80 percent of the window wide
    And the application drawer lists "Notices, My claims, My payslips, My loans" under "Common functions"
    And the application drawer lists "My payslips, Income tax" under "Payroll"
    And the application drawer shows "My assets" of "Assets" with an icon and a star
    And the browser is at "/home"
    When I open "My assets" from the application drawer
    Then the linked system shows "My assets" of "staff"
    And the application drawer is not there
    When I open "Applications" from the menu
    Then the browser is at "/appCenter"
    And the application drawer is not there
    And the application center lists "My payslips, Income tax" under "Payroll"
    When I go to the tab "Home"
    And I open "Applications" from the menu
    And I press the star of "My assets" in the application drawer
    Then the application drawer lists "Notices, My claims, My payslips, My loans, My assets" under "Common functions"
    And the server knows "My assets" as a common function of "staff"
    When I search the application drawer for "tax"
    Then the search finds "Income tax"
    When I search the application drawer for "assets"
    And I press "Enter"
    Then the linked system shows "My assets" of "staff"
    And the application drawer is not there

  @APPS-1 @SHELL-15 @SHELL-17
  Scenario: On a phone the drawer opens from the menu, and is never wider than the window; it opens in each layout; it keeps the focus, and gives it back; its width is that of the language, where a parameter says one
    Given the parameter "drawerWidthEn" is "4000"
    And I am signed in as "staff"
    And the window is 320 pixels wide
    When I unfold the menu
    And I open "Applications" from the menu
    Then the application drawer is 320 pixels wide
    And nothing is wider than the window
    When I press "Escape"
    Then the application drawer is not there
    And the button "Expand the menu" has the focus
    When the window becomes 1440 pixels wide
    And I choose the layout "double column"
    And I open "Applications" from the menu
    Then the application drawer lists "My payslips, Income tax" under "Payroll"
    When I press "Escape"
    And I choose the layout "top"
    And I open "Applications" from the menu
    Then the application drawer lists "My payslips, Income tax" under "Payroll"
    When I press "Escape"
    And I choose the layout "single column"
    Given the parameter "drawerWidthEn" is "640"
    And the parameter "drawerWidthZh" is "50%"
    When I reload the page
    Given the entry "Applications" of the menu is focused
    When I press "Enter"
    Then the application drawer lists "My payslips, Income tax" under "Payroll"
    And the application drawer is 640 pixels wide
    And the focus stays in the application drawer whatever I tab to
    When I press "Escape"
    Then the application drawer is not there
    And the entry "Applications" of the menu has the focus
    When I switch the language
    And I open "应用" from the menu
    Then the application drawer is 50 percent of the window wide

  @APPS-4 @SHELL-15
  Scenario: The application center has all functions by system; common functions are put into the person's own order by the mouse, by keys and by the menu of the handle, and back by one press; an order that could not be kept goes back, and the one that is kept holds wherever they are listed
    When I am signed in as "staff" and open "/appCenter"
    Then the application center has the groups "Common functions, This platform, Project authority, Reimbursement, Payroll, Assets, Corporate cards, Guides, About me"
    And the application center lists "Notices, Pending items, My loans, Voucher tracking, My exports, Verify a sheet" under "This platform"
    And the common functions are "Notices, My claims, My payslips, My loans"
    When I drag "Notices" to the place of "My payslips"
    Then the common functions are "My claims, My payslips, Notices, My loans"
    When I undo the move
    Then the common functions are "Notices, My claims, My payslips, My loans"
    And the server keeps the common functions of "staff" as "Notices, My claims, My payslips, My loans"
    When I filter the application center by "gsmx"
    Then the application center has the groups "Payroll"
    And the application center lists "Income tax" under "Payroll"
    When I filter the application center by "no such function"
    Then the page says "No function matches. Try another word."
    When I filter the application center by ""
    And the call "menu.orderFavourites" answers with code "500"
    And I press "ArrowLeft" on the handle of "My loans"
    Then a toast says "The operation failed"
    And the common functions are "Notices, My claims, My payslips, My loans"
    When the calls are answered as usual again
    And I press "ArrowLeft" on the handle of "My loans"
    Then the common functions are "Notices, My claims, My loans, My payslips"
    And it is told that "My loans is now in place 3 of 4"
    And the handle of "My loans" has the focus
    When I press "Home" on the handle of "My loans"
    Then the common functions are "My loans, Notices, My claims, My payslips"
    When I choose "Move to the end" at the handle of "Notices"
    Then the common functions are "My loans, My claims, My payslips, Notices"
    And the handle of "Notices" has the focus
    And the server keeps the common functions of "staff" as "My loans, My claims, My payslips, Notices"
    When I drag "Notices" to the place of "My loans"
    Then the common functions are "Notices, My loans, My claims, My payslips"
    And the server keeps the common functions of "staff" as "Notices, My loans, My claims, My payslips"
    When I reload the page
    Then the common functions are "Notices, My loans, My claims, My payslips"
    And the home page has the common functions "Notices, My loans, My claims, My payslips"
    When I open "Applications" from the menu
    Then the application drawer lists "Notices, My loans, My claims, My payslips" under "Common functions"
    When I press "Escape"
    And I open the command palette
    Then the command palette lists "Notices, My loans, My claims, My payslips" under "Common functions"

  @APPS-1 @APPS-3 @APPS-4 @SHELL-14 @SHELL-15 @SHELL-17
  Scenario: The drawer and what is found in it keep nobody out and can be told in every state; nothing in a name runs, wherever it is listed
    Given the page looks as the system does
    And I am signed in as "staff"
    When I open "Applications" from the menu
    And I search the application drawer for "claim"
    Then the search finds "Claim guide, Claim guide sheet, My claims"
    And the page keeps nobody out
    And everything on the page can be told in every state
    Given functions of the menu are called like every attack of the corpus
    When I reload the page
    And I open "Applications" from the menu
    Then "the drawer" shows the names of the attacks as they are
    When I search the application drawer for "script"
    Then the attacks are found as they are
    When I press "Escape"
    And I press "Escape"
    And I open the command palette
    And I look for "onerror" in the command palette
    Then the attacks are found as they are
    When I press "Escape"
    And I open "/appCenter"
    Then "the application center" shows the names of the attacks as they are

Feature: What entries of the menu open

  Background:
    Given I use the interface in English

  @MENU-1 @MENU-2 @MENU-3 @MENU-7 @deployed
  Scenario: Inside, signed on, or in a window of its own: an address that the server is asked for, an external link, and a frame without the shell
    Given I am signed in as "staff"
    When I open "Income tax" from the menu, in a window of its own
    Then that window of the linked system shows "Income tax" of "staff"
    When I open "My payslips" from the menu, in a window of its own
    Then that window of the linked system shows "My payslips" of "staff"
    And I am on the home page
    When I open "Finance policies" from the menu, in a window of its own
    Then that window shows "Finance policies" and the browser called "external link" once
    When I open "Claim guide sheet" from the menu, in a window of its own
    Then that window shows the linked system "Claim guide" alone
    And the only open tab is "Home"
    When I open "Claim guide" from the menu
    Then the linked system shows "Claim guide" of "staff"
    And the open tabs are "Home, Claim guide" and the active one is "Claim guide"
    When I open "My claims" from the menu
    Then the linked system shows "My claims" of "staff"
    And the open tabs are "Home, Claim guide, My claims" and the active one is "My claims"

  @MENU-2 @MENU-4 @MENU-6 @SHELL-15
  Scenario: Entries that leave the hall say so; one shows that its address is being fetched, and a second press does nothing more; one of the top level opens its first child; a refused address is told in place, without a toast; a window that the browser blocks is offered as a link
    Given I am signed in as "staff"
    Then of the menu the entries "My payslips, Income tax, Claim guide sheet, Finance policies" and no others are said to open a new window
    And the functions "My payslips, Income tax, Claim guide sheet, Finance policies" and no others are said to open a new window
    When I choose the layout "double column"
    And I choose the system "Payroll"
    Then of the menu the entries "My payslips, Income tax" and no others are said to open a new window
    When I choose the layout "single column"
    And the answers to "menu address" wait
    And I open "Income tax" from the menu, in a window of its own
    Then the entry "Income tax" of the menu is being opened
    When I open "Income tax" from the menu
    And the answers to "menu address" come
    Then that window of the linked system shows "Income tax" of "staff"
    And the browser called "menu address" once
    And the entry "Income tax" of the menu is no longer being opened
    When I open "Guides" from the menu
    Then the linked system shows "Claim guide" of "staff"
    And the open tabs are "Home, Claim guide" and the active one is "Claim guide"
    Given the call "menu address" answers with code "500"
    When I open "My claims" from the menu
    Then the page says "My claims cannot be opened at the moment."
    When I open "Income tax" from the menu
    Then a dialog tells "Income tax cannot be opened at the moment."
    And 0 toasts were shown
    When I press "Escape"
    And the calls are answered as usual again
    Given the browser blocks new windows
    When I open "Income tax" from the menu
    Then a dialog tells "Use this link to open Income tax."
    And its link "Open Income tax" opens the linked system "Income tax" of "staff"
    When I press "Escape"
    Given the call "menu address" answers with code "401"
    When I open "My assets" from the menu
    Then I am on the sign-in page

@SHELL-14
Feature: The command palette

  Background:
    Given I use the interface in English

  Scenario: Before anything is typed it offers open pages, recent and common functions; an open page is shown again as it was left; and what can be done anywhere is done, but over no dialog, nor before what is asked first is answered
    Given I am signed in as "staff"
    And I have opened "Notices, Claim guide, My assets" from the menu
    When I close the tab "Claim guide"
    And I open the command palette
    Then the command palette lists "Home, Notices" under "Open pages"
    And the command palette lists "My assets, Claim guide" under "Recently used"
    And the command palette lists "My claims, My payslips, My loans" under "Common functions"
    And the command palette stars "Notices, My claims, My payslips, My loans" and no others
    And the command palette says "7 entries"
    When I press "Escape"
    And I open "Notices" from the menu
    And I go to page 2
    Then the browser is at "/tzgg?page=2"
    When I open "My loans" from the menu
    Then the browser is at "/loans"
    When I open the command palette
    And I look for "tzgg" in the command palette
    Then the command palette lists "Notices" under "Open pages"
    When I press "Enter"
    Then the browser is at "/tzgg?page=2"
    And the command palette is not there
    When I open the command palette
    And I look for "qiehuan" in the command palette
    Then the command palette lists "Switch language" under "Actions"
    When I press "Enter"
    Then the interface is in Chinese
    When I open the command palette
    And I look for "pianhao" in the command palette
    And I press "Enter"
    Then the dialog "偏好设置" is the only one
    When I press "Control+k"
    Then the dialog "偏好设置" is the only one
    When I press "Escape"
    And I open the command palette
    And I look for "tcdl" in the command palette
    And I press "Enter"
    Then I see the sign-in form
    When I switch the language
    And I sign in as "weakpass"
    Then I am kept at "/personalCenter?section=password" by "Your password is too weak: change it before you use the system"
    When I press "Control+k"
    Then the command palette is not there

  Scenario: Found first by name, pinyin, initials, a part of each, or with a slip
    Given I am signed in as "admin"
    When I open the command palette
    And I look for "账号" in the command palette
    Then the first that the command palette finds is "Accounts"
    When I look for "xtsz" in the command palette
    Then the first that the command palette finds is "System settings"
    When I look for "caozuorz" in the command palette
    Then the first that the command palette finds is "Operation log"
    When I look for "sign-in l" in the command palette
    Then the first that the command palette finds is "Sign-in log"
    When I look for "accuonts" in the command palette
    Then the first that the command palette finds is "Accounts"
    When I look for "grzx" in the command palette
    Then the first that the command palette finds is "Personal center"

  Scenario: By keyboard alone, and the focus goes back; an input method is waited for, nothing found says what helps, and a function that opens a window does so from here
    Given I am signed in as "staff"
    And the entry "Notices" of the menu is focused
    When I open the command palette
    Then the command palette is at "Notices"
    When I press "ArrowDown"
    Then the command palette is at "My claims"
    When I press "End"
    Then the command palette is at "My loans"
    When I press "ArrowDown"
    Then the command palette is at "Notices"
    When I press "PageDown"
    Then the command palette is at "My loans"
    When I press "Home"
    Then the command palette is at "Notices"
    And the focus stays in the dialog whatever I tab to
    When I press "Escape"
    Then the command palette is not there
    And the entry "Notices" of the menu has the focus
    When I go to the search box of the header
    And I open the command palette
    And I press "Meta+k"
    Then the command palette is not there
    And the search box of the header has the focus
    When I open the command palette
    And I compose "gongzi" in the command palette
    Then the command palette is at "Notices"
    When the input method gives "工资"
    Then the first that the command palette finds is "My payslips"
    When I look for "no such thing" in the command palette
    Then the command palette says "Nothing is called “no such thing”"
    When I press "Enter"
    Then the browser is at "/appCenter"
    When I open the command palette
    And I look for "payslip" in the command palette
    And I press Enter in the command palette, and a window opens
    Then that window of the linked system shows "My payslips" of "staff"

  @SHELL-15 @SHELL-17
  Scenario: It keeps nobody out, its rows can be told in every state, and on a phone it takes all the width
    Given the page looks as the system does
    And I am signed in as "staff"
    When I open the command palette
    And I look for "claim" in the command palette
    Then the page keeps nobody out
    And everything on the page can be told in every state
    When I press "Escape"
    And the window becomes 375 pixels wide
    And I open the command palette by its button
    Then the command palette fills the window from side to side
    And nothing is wider than the window

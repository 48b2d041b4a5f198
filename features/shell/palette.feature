@SHELL-14
Feature: The command palette

  Background:
    Given I use the interface in English

  Scenario: Before anything is typed it offers open pages, recent and common functions
    Given I am signed in as "staff"
    And I have opened "Notices, Claim guide, My assets" from the menu
    When I close the tab "Claim guide"
    And I open the command palette
    Then the command palette lists "Home, Notices" under "Open pages"
    And the command palette lists "My assets, Claim guide" under "Recently used"
    And the command palette lists "My claims, My payslips, My loans" under "Common functions"
    And the command palette stars "Notices, My claims, My payslips, My loans" and no others
    And the command palette says "7 entries"

  Scenario: An open page is shown again as it was left
    Given I am signed in as "staff" and open "/loans?page=2"
    And I have opened "Notices" from the menu
    When I open the command palette
    And I look for "wdjk" in the command palette
    Then the command palette lists "My loans" under "Open pages"
    When I press "Enter"
    Then the browser is at "/loans?page=2"
    And the command palette is not there

  Scenario Outline: Found first by "<typed>"
    Given I am signed in as "admin"
    When I open the command palette
    And I look for "<typed>" in the command palette
    Then the first that the command palette finds is "<first>"

    Examples:
      | typed     | first           |
      | 账号      | Accounts        |
      | xtsz      | System settings |
      | caozuorz  | Operation log   |
      | sign-in l | Sign-in log     |
      | accuonts  | Accounts        |
      | grzx      | Personal center |

  Scenario: By keyboard alone, and the focus goes back
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

  Scenario: From within a field, and closed by the same key
    Given I am signed in as "staff"
    When I go to the search box of the header
    And I open the command palette
    And I press "Meta+k"
    Then the command palette is not there
    And the search box of the header has the focus

  Scenario: A function that opens a window does so from here
    Given I am signed in as "staff"
    When I open the command palette
    And I look for "payslip" in the command palette
    And I press Enter in the command palette, and a window opens
    Then that window of the linked system shows "My payslips" of "staff"

  Scenario: What can be done anywhere
    Given I am signed in as "staff"
    When I open the command palette
    And I look for "qiehuan" in the command palette
    Then the command palette lists "Switch language" under "Actions"
    When I press "Enter"
    Then the interface is in Chinese
    When I open the command palette
    And I look for "pianhao" in the command palette
    And I press "Enter"
    Then the dialog "偏好设置" is the only one
    When I press "Escape"
    And I open the command palette
    And I look for "tcdl" in the command palette
    And I press "Enter"
    Then I see the sign-in form

  Scenario: Nothing found says what helps
    Given I am signed in as "staff"
    When I open the command palette
    And I look for "no such thing" in the command palette
    Then the command palette says "Nothing is called “no such thing”"
    When I press "Enter"
    Then the browser is at "/appCenter"

  Scenario: What an input method is still at is not looked for, nor does its Enter open anything
    Given I am signed in as "staff"
    When I open the command palette
    And I compose "gongzi" in the command palette
    Then the command palette is at "Notices"
    When the input method gives "工资"
    Then the first that the command palette finds is "My payslips"

  Scenario: It waits until what is asked first is answered
    When I open "/login"
    And I sign in as "weakpass"
    Then I am kept at "/personalCenter?section=password" by "Your password is too weak: change it before you use the system"
    When I press "Control+k"
    Then the command palette is not there

  Scenario: It does not open over a dialog
    Given I am signed in as "staff"
    When I open the preferences
    And I press "Control+k"
    Then the dialog "Preferences" is the only one

  @SHELL-17
  Scenario: On a phone it takes all the width
    Given I am signed in as "staff"
    And the window is 375 pixels wide
    When I open the command palette by its button
    Then the command palette fills the window from side to side
    And nothing is wider than the window

  @SHELL-15 @SHELL-17
  Scenario: It keeps nobody out, and its rows can be told in every state
    Given the page looks as the system does
    And I am signed in as "staff"
    When I open the command palette
    And I look for "claim" in the command palette
    Then the page keeps nobody out
    And everything on the page can be told in every state

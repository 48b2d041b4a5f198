Feature: The frame round every page

  Background:
    Given I use the interface in English

  @SHELL-1 @SHELL-9
  Scenario: Three layouts, each at once and kept
    Given I am signed in as "admin"
    Then the menu is one column at the left
    When I choose the layout "double column"
    Then the menu shows "Applications, Notices, Pending items, My loans, Voucher tracking, Project authority, Reimbursement, Payroll, Assets, Corporate cards, Guides, About me, My exports, Verify a sheet, Notice management, Audit logs, System update log" at the left and "My projects, My applications, Grants to me, Grants by me, Change notices, Use of grants, Approvals, Approval info, Check project use, Remove grants, Statistics" beside them
    When I choose the system "Audit logs"
    Then the menu shows "Applications, Notices, Pending items, My loans, Voucher tracking, Project authority, Reimbursement, Payroll, Assets, Corporate cards, Guides, About me, My exports, Verify a sheet, Notice management, Audit logs, System update log" at the left and "Operation log, Sign-in log, Sign-in digest" beside them
    And the page keeps nobody out
    When I choose the layout "top"
    Then the menu is in a header of 80 pixels
    And the page keeps nobody out
    When I reload the page
    Then the menu is in a header of 80 pixels
    When I choose the layout "single column"
    Then the menu is one column at the left
    And the page keeps nobody out

  @SHELL-2
  Scenario: The menu folds by itself below 1320 pixels, and the person may do otherwise
    Given the window is 1320 pixels wide
    And I am signed in as "staff"
    Then the menu is unfolded
    When the window becomes 1319 pixels wide
    Then the menu is folded
    When I unfold the menu
    Then the menu is unfolded
    When I fold the menu
    And the window becomes 1320 pixels wide
    Then the menu is unfolded
    When I fold the menu
    Then the menu is folded
    When I choose the layout "double column"
    Then the menu is folded
    When I unfold the menu
    Then the menu is unfolded

  @SHELL-2
  Scenario: The menu stays as it was left
    Given the parameter "menuCollapsed" is "1"
    And I am signed in as "staff"
    Then the menu is folded
    When I unfold the menu
    And I reload the page
    Then the menu is unfolded
    When I fold the menu
    And I reload the page
    Then the menu is folded
    When I unfold the menu
    And I sign out
    And I sign in as "finclerk"
    Then the menu is folded

  @SHELL-2 @SHELL-9
  Scenario Outline: A phone, with the layout "<layout>"
    Given I am signed in as "staff"
    And I have chosen the layout "<layout>"
    And the window is 360 pixels wide
    When I unfold the menu
    Then the menu is in a drawer
    And nothing is wider than the window
    And the page keeps nobody out
    When I open "Notices" from the menu
    Then the drawer of the menu is closed
    And I see the list of notices
    When I open the preferences
    Then the drawer of the preferences is 360 pixels wide
    And nothing is wider than the window

    Examples:
      | layout        |
      | double column |
      | top           |

  @SHELL-3
  Scenario: The breadcrumb says where in the menu the page is, and leads back
    Given I am signed in as "admin" and open "/xtsz/sign-in-log"
    Then the breadcrumb says "Home / Audit logs / Sign-in log"
    When I choose "Audit logs" in the breadcrumb
    Then the browser is at "/xtsz/operation-log?not.kind=read&not.kind=setting"
    And the breadcrumb says "Home / Audit logs / Operation log"
    When I open "/xtsz/accounts"
    Then the breadcrumb says "Home / System settings / Accounts"
    When I choose "System settings" in the breadcrumb
    Then the browser is at "/xtsz"
    When I switch the "breadcrumb" off
    Then there is no breadcrumb
    When I reload the page
    Then there is no breadcrumb
    When I switch the "breadcrumb" on
    Then the breadcrumb says "Home / System settings"

  @SHELL-4
  Scenario: The tab bar can be switched off, and comes back with the same tabs
    Given I am signed in as "staff" and open "/tzgg"
    When I switch the "tab bar" off
    Then there is no tab bar
    And the page keeps nobody out
    When I reload the page
    Then there is no tab bar
    When I switch the "tab bar" on
    Then the open tabs are "Home, Notices" and the active one is "Notices"

  @NOTICE-6 @SHELL-5
  Scenario: The header names the system and has at hand what is always needed
    Given I am signed in as "finclerk"
    Then the header names "Finance Hall" and "Jiangzhou University" and offers "Notices, Pending items, Full screen, Appearance, Preferences, Account"
    And the header is 56 pixels high
    And the header counts what is unread and pending for "finclerk"
    When I switch the language
    Then the header counts what is unread and pending for "finclerk"
    And the header names "财务网上办事大厅" and "江州大学" and offers "通知公告, 待办事项, 全屏显示, 外观, 偏好设置, 账号"
    When I follow the pending items of the header
    Then the browser is at "/dbsx"
    When I ask for the whole screen
    Then the page has the whole screen

  Scenario: Where the menu has no page of pending items, the header leads to them on the home page
    Given the roles of "finclerk" no longer allow "/dbsx"
    And I am signed in as "finclerk"
    When I follow the pending items of the header
    Then what is pending is in view
    When I open "/tzgg"
    And I follow the pending items of the header
    Then what is pending is in view
    And the browser is at "/home"

  Scenario: Who has nothing pending is told so by the header
    Given I am signed in as "analyst"
    Then the header counts what is unread and pending for "analyst"

  Scenario: An administrator is known by the role entry as well as by the flag
    Given the server does not flag "admin" as an administrator, and says nothing of permissions
    And I am signed in as "admin"
    Then the header is 66 pixels high
    When I choose "System settings" in the account panel
    Then the browser is at "/xtsz"

  Scenario: The logo's place and the room of the header's menu are a parameter
    Given I am signed in as "staff"
    And I have chosen the layout "top"
    Then the menu is in a header of 70 pixels
    And the header's menu takes 75 % of the room beside the tools, after the logo
    Given the parameter "logoPosition" is "1"
    When I reload the page
    Then the header's menu takes 55 % of the room beside the tools, before the logo
    Given the parameter "logoPosition" is "2"
    When I reload the page
    Then the header's menu takes 93 % of the room beside the tools, after the logo
    And the header shows the logo without names

  @SHELL-1
  Scenario: The menu in the header marks the system of the page that a reload opens
    Given "secauditor" has chosen the layout "top"
    When I am signed in as "secauditor" and open "/xtsz/operation-log"
    Then the header's menu marks "Audit logs"
    When I reload the page
    Then the header's menu marks "Audit logs"

  @SHELL-6
  Scenario: What does not fit into the header is on further pages, measured anew when room or words change
    Given I am signed in as "admin"
    And I have chosen the layout "top"
    When the window becomes 3900 pixels wide
    Then there is no more of the menu
    When the window becomes 1000 pixels wide
    Then there is more of the menu
    And the menu does not offer "Audit logs"
    When I show more of the menu
    Then the menu does not offer "Notices"
    When I show the menu before
    Then the menu offers "Notices"
    When the window becomes 3900 pixels wide
    Then there is no more of the menu
    And the menu offers "Notices, Audit logs"

  @SHELL-7
  Scenario: The footer has version, rights and address, and counts the days to a day
    Given the parameter "countdownText" is "距年终结账还有[0]天/r"
    And the parameter "countdownTextEn" is "[0] days until the books close/r"
    And the parameter "countdownDay" is "2999-12-31"
    And I am signed in as "staff"
    Then the footer says "Version 1.0.0"
    And the footer says "Finance Office, Jiangzhou University"
    And the footer says "88 Xuefu Road"
    And the footer counts the days to "2999-12-31" in red
    And the footer says "days until the books close"
    Given the parameter "countdownDay" is "2020-01-01"
    When I reload the page
    Then the footer says "Version 1.0.0"
    And the footer counts nothing

  @SHELL-13
  Scenario: A watermark with name and staff number, where a parameter says so
    Given the parameter "watermark" is "1"
    And I am signed in as "staff" and open "/tzgg"
    Then the page is marked with the name and staff number of "staff"
    When I open "My claims" from the menu
    Then the open tabs are "Home, Notices, My claims" and the active one is "My claims"
    Given the parameter "watermark" is "0"
    When I reload the page
    Then the page has no mark

Feature: The frame round every page

  Background:
    Given I use the interface in English

  @SHELL-1 @SHELL-6 @SHELL-9
  Scenario: Three layouts, each at once and kept; the header's menu marks the system of the page that a reload opens, and has on further pages what does not fit; an administrator is known by the role entry as well as by the flag
    Given I am signed in as "admin"
    Then the menu is one column at the left
    When I choose the layout "double column"
    Then the menu shows "Applications, Notices, Pending items, My loans, Voucher tracking, Project authority, Reimbursement, Payroll, Assets, Corporate cards, Guides, About me, My exports, Verify a sheet, Notice management, Audit logs, System update log" at the left and "My projects, My applications, Grants to me, Grants by me, Change notices, Use of grants, Approvals, Change audit, Approval info, Check project use, Signature authority, Remove grants, Statistics" beside them
    When I choose the system "Audit logs"
    Then the menu shows "Applications, Notices, Pending items, My loans, Voucher tracking, Project authority, Reimbursement, Payroll, Assets, Corporate cards, Guides, About me, My exports, Verify a sheet, Notice management, Audit logs, System update log" at the left and "Operation log, Sign-in log, Sign-in digest" beside them
    And the page keeps nobody out
    When I choose the layout "top"
    Then the menu is in a header of 80 pixels
    And the page keeps nobody out
    When I choose the layout "double column"
    And I choose the system "Audit logs"
    And I open "Operation log" from the menu
    Then the list has rows
    When I choose the layout "top"
    And the window becomes 3900 pixels wide
    Then there is no more of the menu
    And the header's menu marks "Audit logs"
    When I reload the page
    Then the menu is in a header of 80 pixels
    And the header's menu marks "Audit logs"
    When I go to the tab "Home"
    And the window becomes 1000 pixels wide
    Then there is more of the menu
    And the menu does not offer "Audit logs"
    When I show more of the menu
    Then the menu does not offer "Notices"
    When I show the menu before
    Then the menu offers "Notices"
    When the window becomes 3900 pixels wide
    Then there is no more of the menu
    And the menu offers "Notices, Audit logs"
    When the window becomes 1440 pixels wide
    And I choose the layout "single column"
    Then the menu is one column at the left
    And the page keeps nobody out
    Given the server does not flag "admin" as an administrator, and says nothing of permissions
    When I sign out
    And I sign in as "admin"
    Then the header is 66 pixels high
    When I choose "System settings" in the account panel
    Then the browser is at "/xtsz"

  @SHELL-2 @SHELL-9
  Scenario: The menu folds by itself below 1320 pixels, and the person may do otherwise; on a phone it is in a drawer, with every layout
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
    When the window becomes 360 pixels wide
    And I unfold the menu
    Then the menu is in a drawer
    And nothing is wider than the window
    And the page keeps nobody out
    When I open "Notices" from the menu
    Then the drawer of the menu is closed
    And I see the list of notices
    When I open the preferences
    Then the drawer of the preferences is 360 pixels wide
    And nothing is wider than the window
    When I close the preferences
    And the window becomes 1440 pixels wide
    And I choose the layout "top"
    And I go to the tab "Home"
    And the window becomes 360 pixels wide
    And I unfold the menu
    Then the menu is in a drawer
    And nothing is wider than the window
    And the page keeps nobody out
    When I open "Notices" from the menu
    Then the drawer of the menu is closed
    And I see the list of notices
    When I open the preferences
    Then the drawer of the preferences is 360 pixels wide
    And nothing is wider than the window

  @SHELL-3 @SHELL-4
  Scenario: The breadcrumb says where in the menu the page is, and leads back; it and the tab bar can be switched off, and come back as they were
    Given I am signed in as "admin" and open "/xtsz/sign-in-log"
    Then the breadcrumb says "Home / Audit logs / Sign-in log"
    When I choose "Audit logs" in the breadcrumb
    Then the browser is at "/xtsz/operation-log?not.kind=read&not.kind=setting"
    And the breadcrumb says "Home / Audit logs / Operation log"
    When I open "/xtsz/accounts"
    Then the breadcrumb says "Home / System settings / Accounts"
    When I choose "System settings" in the breadcrumb
    Then the browser is at "/xtsz"
    When I switch the "tab bar" off
    Then there is no tab bar
    And the page keeps nobody out
    When I switch the "breadcrumb" off
    Then there is no breadcrumb
    When I reload the page
    Then there is no breadcrumb
    And there is no tab bar
    When I switch the "breadcrumb" on
    Then the breadcrumb says "Home / System settings"
    When I switch the "tab bar" on
    Then the open tabs are "Home, Sign-in log, Operation log, Accounts, System settings" and the active one is "System settings"

  @NOTICE-6 @SHELL-5
  Scenario: The header names the system and has at hand what is always needed; who has nothing pending is told so; where the menu has no page of pending items, it leads to them on the home page
    Given I am signed in as "finclerk"
    Then the header names "Finance Hall" and "Jiangzhou University" and offers "Notices, Pending items, Full screen, Appearance, Preferences, Account"
    And the header is 56 pixels high
    And the header counts what is unread and pending for "finclerk"
    When I switch the language
    Then the header counts what is unread and pending for "finclerk"
    And the header names "财务网上办事大厅" and "江州大学" and offers "通知公告, 待办事项, 全屏显示, 外观, 偏好设置, 账号"
    When I follow the pending items of the header
    Then the browser is at "/dbsx"
    When I sign out
    And I sign in as "analyst"
    Then the header counts what is unread and pending for "analyst"
    Given the roles of "finclerk" no longer allow "/dbsx"
    When I sign out
    And I sign in as "finclerk"
    And I follow the pending items of the header
    Then what is pending is in view
    When I open "通知公告" from the menu
    Then the browser is at "/tzgg"
    When I follow the pending items of the header
    Then what is pending is in view
    And the browser is at "/home"
    When I ask for the whole screen
    Then the page has the whole screen

  @SHELL-2 @SHELL-7 @SHELL-13
  Scenario: Parameters say whether the menu begins folded, what the footer counts, whether a watermark has name and staff number, and where the logo is; the menu stays as it was left
    Given the parameter "menuCollapsed" is "1"
    And the parameter "countdownText" is "距年终结账还有[0]天/r"
    And the parameter "countdownTextEn" is "[0] days until the books close/r"
    And the parameter "countdownDay" is "2999-12-31"
    And the parameter "watermark" is "1"
    And I am signed in as "staff" and open "/tzgg"
    Then the menu is folded
    And the footer says "Version 1.0.0"
    And the footer says "Finance Office, Jiangzhou University"
    And the footer says "88 Xuefu Road"
    And the footer counts the days to "2999-12-31" in red
    And the footer says "days until the books close"
    And the page is marked with the name and staff number of "staff"
    When I unfold the menu
    And I open "My claims" from the menu
    Then the open tabs are "Home, Notices, My claims" and the active one is "My claims"
    Given the parameter "countdownDay" is "2020-01-01"
    And the parameter "watermark" is "0"
    When I reload the page
    Then the menu is unfolded
    And the footer says "Version 1.0.0"
    And the footer counts nothing
    And the page has no mark
    When I fold the menu
    And I reload the page
    Then the menu is folded
    When I unfold the menu
    And I choose the layout "top"
    Then the menu is in a header of 70 pixels
    And the header's menu takes 75 % of the room beside the tools, after the logo
    Given the parameter "logoPosition" is "1"
    When I reload the page
    Then the header's menu takes 55 % of the room beside the tools, before the logo
    Given the parameter "logoPosition" is "2"
    When I reload the page
    Then the header's menu takes 93 % of the room beside the tools, after the logo
    And the header shows the logo without names
    When I choose the layout "single column"
    Then the menu is unfolded
    When I sign out
    And I sign in as "finclerk"
    Then the menu is folded

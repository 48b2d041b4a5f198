Feature: A person's preferences

  Background:
    Given I use the interface in English

  @SHELL-9 @SHELL-11
  Scenario: Rows a page: digits from 1 to 100, at once everywhere, and there again at the next sign-in; another language translates what is on the screen, or behind another page, and loses nothing that is typed
    Given I am signed in as "admin" and open "/xtsz/operation-log"
    Then the list has rows
    When I open the preferences
    Then the drawer of the preferences is 400 pixels wide
    When I type "ten" as the rows per page
    Then the rows per page say "Rows per page must be digits"
    When I type "101" as the rows per page
    Then the rows per page say "Rows per page must be between 1 and 100"
    When I type "" as the rows per page
    Then the rows per page say "Rows per page is required"
    When I type "3" as the rows per page
    And I close the preferences
    Then the list shows 3 rows a page and offers "3, 6, 12, 24"
    When I sign out
    And I sign in as "admin"
    Then I am on the home page
    When I choose "System settings" in the account panel
    And I look among the settings for "Accounts"
    And I press "Enter"
    Then 3 accounts are listed
    When I open "Operation log" from the menu
    Then the list has rows
    When I fill in "Action" with 101 characters
    Then the field "Action" is told "At most 100 characters"
    When I switch the language
    Then the interface is in Chinese
    And the menu offers "通知公告, 日志审计"
    And the open tabs are "首页, 系统设置, 账号管理, 操作日志" and the active one is "操作日志"
    And the breadcrumb says "首页 / 日志审计 / 操作日志"
    And the list has the columns "时间, 操作, 对象, 结果"
    And the field "操作" is told "100"
    And the field "操作" still holds 101 characters
    When I switch the language
    Then the field "Action" is told "At most 100 characters"
    When I go to the tab "Home"
    And I switch the language
    And I go to the tab "操作日志"
    Then the list has the columns "时间, 操作, 对象, 结果"
    And the field "操作" is told "100"
    And the field "操作" still holds 101 characters

  @SHELL-9 @ERR-1 @ACCT-7
  Scenario: A preference that cannot be kept goes back to what it was; the same preferences are in the personal center
    Given I am signed in as "staff"
    And the call "save habit" answers with code "500"
    When I choose the layout "top"
    Then a toast says "The operation failed"
    And the menu is one column at the left
    When the calls are answered as usual again
    And I choose the layout "top" in the personal center
    Then the menu is in a header of 70 pixels
    When I open "/home"
    Then the menu is in a header of 70 pixels

@SYS-1
Feature: Where the system settings begin

  Background:
    Given I use the interface in English

  Scenario: An administrator finds every screen there, in groups; each opens, or is found by its name or pinyin, and what nothing matches is said
    Given I am signed in as "admin"
    When I choose "System settings" in the account panel
    Then the settings offer "Accounts, Roles" under "People and permissions"
    And the settings offer "Notice management, System update log" under "Notices and updates"
    And the settings offer "Push settings" under "Platform and linked systems"
    And the settings offer "Operation log, Sign-in log" under "Audit logs"
    And the page keeps nobody out
    And every setting opens its screen, and there are at least 14
    When I look among the settings for "qqqq"
    Then the page says "No setting matches; try another name."
    When I look among the settings for "update"
    Then the settings found are "System update log"
    When I press "Enter"
    Then the page "System update log" is shown inside the shell
    When I choose "System settings" in the account panel
    And I look among the settings for "gengxin"
    Then the settings found are "System update log"
    When I press "Enter"
    Then the page "System update log" is shown inside the shell

  @in-process
  Scenario: Somebody finds there what the own roles hold, and nothing else
    Given a new role "Clerk" holds "System settings" and nothing else
    And "staff" has the role "Clerk" as well
    And "staff" has the role "noticeadmin" as well
    When I am signed in as "staff" and open "/xtsz"
    Then the settings offer "Notice management, System update log" under "Notices and updates"
    And the settings have no group but "Notices and updates"

  Scenario: Who writes notices and the update log reaches them from the own menu; the settings are not theirs
    When I am signed in as "noticeadmin" and open "/xtsz"
    Then the page "no permission" is shown inside the shell
    When I open "System update log" from the menu
    Then the list has 4 rows

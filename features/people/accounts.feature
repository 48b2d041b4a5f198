Feature: Accounts, as an administrator keeps them

  Background:
    Given I use the interface in English

  @AUTH-2 @TABLE-9 @SYS-8
  Scenario: Who gives up locking changes nothing; what can be done with an account can be done beside the list, such as locking, unlocking and ending sessions; locking tells what it does and how it is undone, and asks for a reason
    Given "leader" signs in in another browser
    And I am signed in as "admin" and open "/xtsz/accounts"
    When I begin to lock the account of "staff"
    And I choose "Cancel" in the dialog
    Then no dialog is open
    And the account of "staff" offers "Edit, Lock, Disable, Reset password, Act as this person"
    When I press "Wang Fang" in its row
    And I choose "Lock" beside the list
    And I give the reason "Left the university"
    And I choose "Lock" in the dialog
    Then beside the list it says "Reason: Left the university"
    When I choose "Unlock" beside the list
    Then the dialog says "The person can sign in again at once"
    And the dialog says "Reason: Left the university"
    When I choose "Unlock" in the dialog
    Then a toast says "The account of Wang Fang is unlocked"
    And "End all" cannot be used beside the list, because "Not signed in anywhere now"
    When I begin to lock the account of "staff"
    Then the dialog says "All its sessions end at once"
    And the dialog says "An administrator undoes it with “Unlock”."
    When I choose "Lock" in the dialog
    Then the field "Reason" says "Reason is required"
    When I give the reason "Left the university"
    And I choose "Lock" in the dialog
    Then a toast says "The account of Wang Fang is locked"
    And no dialog is open
    And the account of "staff" offers "Edit, Unlock, Disable, Reset password, Act as this person"
    When I reset the conditions
    And I press "He Zhiyuan" in its row
    Then "Lock, Disable, Reset password, End all, End" cannot be used beside the list, because "This is your own account"
    And the page keeps nobody out
    When I press "Zhao Mingyuan" in its row
    And I choose "End" beside the list
    And I choose "End" in the dialog
    Then a toast says "Sessions ended: 1"
    And beside the list it says "Not signed in anywhere now"

  @TABLE-9 @SHELL-15 @SYS-2 @SYS-13 @AUTH-2
  Scenario: The list works on beside an account, and another one takes its place; where the window has no room for both it is in a dialog; in full it tells who locked it, when and why, where the person works and as what, has an address, and leads to why they see something
    Given I am signed in as "admin" and open "/xtsz/accounts"
    When I press "Shen Jing" in its row
    Then "Shen Jing" stands beside the list
    When I press "ArrowDown"
    Then "Zhou Wenbo" stands beside the list
    And the browser is at "/xtsz/accounts?open=2001003"
    When I press "ArrowUp"
    Then "Shen Jing" stands beside the list
    When I press "Chen Guohua" in its row
    Then "Chen Guohua" stands beside the list
    When I press "Escape"
    Then nothing stands beside the list
    And "Chen Guohua" has the focus in its row
    And the browser is at "/xtsz/accounts"
    When I go back in the browser
    Then "Chen Guohua" stands beside the list
    When I choose "Close" beside the list
    Then nothing stands beside the list
    And "Chen Guohua" has the focus in its row
    When the window becomes 1199 pixels wide
    And I press "Shen Jing" in its row
    Then the dialog says "Last sign-in"
    And nothing stands beside the list
    When the window becomes 1200 pixels wide
    Then "Shen Jing" stands beside the list
    When I open "/xtsz/accounts?text=locked"
    And I press "Cao Xue" in the first row
    Then "Cao Xue" stands beside the list
    And beside the list it says "Locked by He Zhiyuan (2001001) at"
    And beside the list it says "Reason: 账号疑似被盗用，核实前暂停使用"
    And beside the list it says "Account locked by an administrator"
    When I reload the page
    Then beside the list it says "Locked by He Zhiyuan (2001001) at"
    When I reset the conditions
    And I press "Chen Guohua" in its row
    Then beside the list it says "School of Mechanical Engineering"
    And beside the list it says "Head of department, Staff"
    When I follow "Check what this person may see" beside the list
    Then the browser is at "/xtsz/why?person=2001005"

Feature: Accounts, as an administrator keeps them

  Background:
    Given I use the interface in English
    And I am signed in as "admin"

  @AUTH-2
  Scenario: Locking tells what it does and how it is undone, and asks for a reason
    When I open "/xtsz/accounts"
    And I begin to lock the account of "staff"
    Then the dialog says "All its sessions end at once"
    And the dialog says "An administrator undoes it with “Unlock”."
    When I choose "Lock" in the dialog
    Then the field "Reason" says "Reason is required"
    When I give the reason "Left the university"
    And I choose "Lock" in the dialog
    Then a toast says "The account of Wang Fang is locked"
    And no dialog is open
    And the account of "staff" offers "Unlock, Disable, Reset password"

  @AUTH-2 @TABLE-9
  Scenario: An account in full tells who locked it, when and why, and has an address
    When I open "/xtsz/accounts?text=locked"
    And I press "Cao Xue" in the first row
    Then the dialog says "Locked by He Zhiyuan (2001001) at"
    And the dialog says "Reason: 账号疑似被盗用，核实前暂停使用"
    And the dialog says "Account locked by an administrator"
    When I reload the page
    Then the dialog says "Locked by He Zhiyuan (2001001) at"

  @SYS-8
  Scenario: The sessions of a person are ended from the account
    When "leader" signs in in another browser
    And I open "/xtsz/accounts?text=leader"
    And I press "Zhao Mingyuan" in the first row
    And I end the session of the account and confirm it
    Then a toast says "Sessions ended: 1"
    And the dialog says "Not signed in anywhere now"

  @AUTH-2
  Scenario: Who gives up changes nothing
    When I open "/xtsz/accounts"
    And I begin to lock the account of "staff"
    And I choose "Cancel" in the dialog
    Then no dialog is open
    And the account of "staff" offers "Lock, Disable, Reset password"

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

  @AUTH-2
  Scenario: Who gives up changes nothing
    When I open "/xtsz/accounts"
    And I begin to lock the account of "staff"
    And I choose "Cancel" in the dialog
    Then no dialog is open
    And the account of "staff" offers "Lock, Disable, Reset password"

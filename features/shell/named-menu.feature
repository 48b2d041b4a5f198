Feature: Addresses that name a path of the menu

  Background:
    Given I use the interface in English

  @SHELL-10 @ENTRY-1
  Scenario: A path that the person has opens, also by way of sign-in, and is gone from the address
    When I open "/home?lb=%2Ftzgg"
    And I sign in as "staff"
    Then I see the list of notices
    And the browser is at "/tzgg"
    When I open "/tzgg?page=2&lb=assets.mine"
    Then the linked system shows "My assets" of "staff"
    And the browser is at "/qtxt?menu=assets.mine"

  @SHELL-10
  Scenario Outline: <path> is not one that the person has
    When I am signed in as "staff" and open "/tzgg?lb=<path>"
    Then a toast says "The menu that the link names was not found. It may have been removed, or you have no permission for it."
    And the browser is at "/home"
    And the only open tab is "Home"

    Examples:
      | path                   |
      | /nowhere               |
      | /xtsz/accounts         |
      | https://evil.example/x |

  @ENTRY-1 @deployed
  Scenario Outline: <page> asks for a session and is there after sign-in
    When I open "<page>"
    Then I am on the sign-in page
    When I sign in as "staff"
    Then the browser is at "<page>"

    Examples:
      | page                                                                  |
      | /list?mbid=notice-digest                                              |
      | /qtxt?menu=reimbursement&menus=reimbursement.mine&activeindex=0#there |

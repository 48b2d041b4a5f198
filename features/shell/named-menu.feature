Feature: Addresses that name a path of the menu

  Background:
    Given I use the interface in English

  @SHELL-10 @ENTRY-1
  Scenario: A path that the person does not have is told of; one that the person has opens, also by way of sign-in, and is gone from the address
    When I am signed in as "staff" and open "/tzgg?lb=/nowhere"
    Then a toast says "The menu that the link names was not found. It may have been removed, or you have no permission for it."
    And the browser is at "/home"
    And the only open tab is "Home"
    When I open "/tzgg?lb=/xtsz/accounts"
    Then a toast says "The menu that the link names was not found. It may have been removed, or you have no permission for it."
    And the browser is at "/home"
    And the only open tab is "Home"
    When I open "/tzgg?lb=https://evil.example/x"
    Then a toast says "The menu that the link names was not found. It may have been removed, or you have no permission for it."
    And the browser is at "/home"
    And the only open tab is "Home"
    When I open "/tzgg?page=2&lb=assets.mine"
    Then the linked system shows "My assets" of "staff"
    And the browser is at "/qtxt?menu=assets.mine"
    When I sign out
    And I open "/home?lb=%2Ftzgg"
    And I sign in as "staff"
    Then I see the list of notices
    And the browser is at "/tzgg"

  @ENTRY-1 @deployed
  Scenario: An address asks for a session and is there after sign-in, with all that it says
    When I open "/list?mbid=notice-digest"
    Then I am on the sign-in page
    When I sign in as "staff"
    Then the browser is at "/list?mbid=notice-digest"
    When I sign out
    And I open "/qtxt?menu=reimbursement&menus=reimbursement.mine&activeindex=0#there"
    Then I am on the sign-in page
    When I sign in as "staff"
    Then the browser is at "/qtxt?menu=reimbursement&menus=reimbursement.mine&activeindex=0#there"

@AUTH-12
Feature: The password comes first

  Background:
    Given I use the interface in English

  @deployed
  Scenario: Whose password is sound goes straight to work; whoever signs in for the first time is kept in the personal center, whichever way leads out of it, and can sign out
    Given the server has the parameter "forceFirstChange" at "1"
    And I have opened the sign-in page
    When I sign in as "staff"
    Then I am on the home page
    And no dialog is open
    When I sign out
    And I sign in as "firsttime"
    Then I am kept at "/personalCenter?section=password" by "This is your first sign-in: change your password before you use the system"
    When I open "Notices" from the menu
    Then a toast says "This is your first sign-in: change your password before you use the system"
    And I am kept at "/personalCenter?section=password" by "This is your first sign-in: change your password before you use the system"
    When I go to the tab "Home"
    Then I am kept at "/personalCenter?section=password" by "This is your first sign-in: change your password before you use the system"
    When I open "/tzgg"
    Then I am kept at "/personalCenter?section=password" by "This is your first sign-in: change your password before you use the system"
    When I go back in the browser
    Then I am kept at "/personalCenter?section=password" by "This is your first sign-in: change your password before you use the system"
    When I sign out
    Then I am on the sign-in page

  Scenario: A second tab and edited storage are no way round; once the password is changed there is a way on to the page that was asked for
    When I open "/tzgg"
    And I sign in as "weakpass"
    Then I am kept at "/personalCenter?section=password" by "Your password is too weak: change it before you use the system"
    When what the browser stores says that nothing is left to do
    And I open "/home" in a second tab of the browser
    Then the second tab of the browser is kept at "/personalCenter?section=password"
    When I change my password from "123456" to "Fresh#2027x"
    And I go on
    Then I see the list of notices
    And nothing is said about going on

  @in-process
  Scenario: No window of a linked system opens either
    Given I am signed in as "approver"
    When the password of "approver" is flagged weak
    And I star "My assets"
    Then I am kept at "/personalCenter?section=password" by "Your password is too weak: change it before you use the system"
    When I choose "My payslips" in the menu, and no window opens
    Then the browser did not ask for the address of a linked system

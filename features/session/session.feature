Feature: The session in the browser

  Background:
    Given I use the interface in English

  @AUTH-8 @ENTRY-2
  Scenario: A token is replaced past half of its life, not before, and a page that rests takes over the one that another page was given; signing out in one tab signs out the others, and opening the sign-in page clears the stored session
    Given I am signed in as "staff"
    And I have the home page open in a second tab of the browser
    When 50 minutes have passed
    And I reload the page
    Then I am on the home page
    And the browser stores the same token as before
    # A start of the web has several calls in flight.
    When 11 minutes have passed
    And I reload the page
    Then the browser stores another token than before
    When 90 minutes have passed
    And I choose "Notices" in the menu of the second tab of the browser
    Then the second tab of the browser shows the list of notices
    When I open "Notices" from the menu
    Then I see the list of notices
    When I sign out
    Then the second tab of the browser is on the sign-in page
    When I sign in as "staff"
    Then I am on the home page
    When I open "/login"
    Then I see the sign-in form
    And the browser keeps nothing of the session
    When I open "/home"
    Then I am on the sign-in page
    When I sign in as "staff"
    Then I am on the home page
    When I open "/logad"
    Then I see the sign-in form
    And the browser keeps nothing of the session
    When I open "/home"
    Then I am on the sign-in page

  @AUTH-8 @ERR-2 @SYS-8
  Scenario: Whose session an administrator ends at work is told so, and goes on with what was asked for; a person's session ends at once, and says why
    Given I am signed in as "approver" and open "/loans"
    When an administrator ends the sessions of "approver"
    And I fill in "Number or purpose" with "fee"
    And I press "Enter"
    Then I am on the sign-in page
    And the sign-in form says "An administrator has ended your session; please sign in again"
    When I sign in as "approver"
    Then the browser is at "/loans?text=fee"
    When an administrator locks "approver"
    And I open "Notices" from the menu
    Then I am on the sign-in page
    And the sign-in form says "An administrator has locked your account, so this session has ended"
    And the browser keeps nothing of the session
    When I sign in as "staff"
    Then I see the list of notices
    When an administrator disables "staff"
    And I go to the tab "Home"
    Then the sign-in form says "Your account has been disabled, so this session has ended"
    And the browser keeps nothing of the session
    When I sign in as "finclerk"
    Then I am on the home page
    When an administrator resets the password of "finclerk"
    And I open "Notices" from the menu
    Then the sign-in form says "An administrator has reset your password; please sign in with the temporary one"
    And the browser keeps nothing of the session
    When I sign in as "analyst"
    Then I see the list of notices
    When "analyst" changes the password in another browser
    And I go to the tab "Home"
    Then the sign-in form says "Your password has changed; please sign in again with the new one"
    And the browser keeps nothing of the session
    When I sign in as "secauditor"
    Then I am on the home page
    When the session has not been used for too long
    And I open "Notices" from the menu
    Then the sign-in form says "You are not signed in, or your session has expired"
    And the browser keeps nothing of the session

Feature: Sessions that end without a sign-out

  Background:
    Given I use the interface in English

  @AUTH-9 @AUTH-11
  Scenario: Sessions at two browsers go on where no parameter forbids it; where one does, a second sign-in ends the first session, and the first browser is told once; closing one page of two does not sign out, and closing one after the other does, soon after the last
    Given I am signed in as "staff"
    When "staff" signs in in another browser
    And I open "Notices" from the menu
    Then I see the list of notices
    Given the server has the parameter "singleSession" at "1"
    When "staff" signs in in another browser
    And I open "Approvals" from the menu
    Then I am on the sign-in page
    And a toast says "You have signed in elsewhere, so this session has ended"
    And 1 toast was shown
    And the browser keeps nothing of the session
    When I sign in as "staff"
    Then the list says "Nothing waits for your approval."
    Given I have the home page open in a second tab of the browser
    When I close the second tab of the browser
    And 1 minute has passed
    And I open "Notices" from the menu
    Then I see the list of notices
    Given I have the home page open in a second tab of the browser
    When I close the second tab of the browser
    And I close the page
    And 1 minute has passed
    Then the token that I had is no longer accepted

  @AUTH-11 @deployed
  Scenario: A reload never signs out, and a closed page leaves time to come back
    Given I am signed in as "staff"
    When I reload the page
    And 1 minute has passed
    And I open "Notices" from the menu
    Then I see the list of notices
    When I close the page
    Then the token that I had is still accepted

Feature: Sessions that end without a sign-out

  Background:
    Given I use the interface in English

  @AUTH-9
  Scenario: A second sign-in ends the first session, and the first browser is told once
    Given the server has the parameter "singleSession" at "1"
    And I am signed in as "staff"
    When "staff" signs in in another browser
    And I open "Notices" from the menu
    Then I am on the sign-in page
    And a toast says "You have signed in elsewhere, so this session has ended"
    And 1 toast was shown
    And the browser keeps nothing of the session

  @AUTH-9
  Scenario: Without the parameter both sessions go on
    Given I am signed in as "staff"
    When "staff" signs in in another browser
    And I open "Notices" from the menu
    Then I see the list of notices

  @AUTH-11
  Scenario: A closed page leaves time to come back
    Given I am signed in as "staff"
    When I close the page
    Then the token that I had is still accepted

  @AUTH-11
  Scenario: Closing one page after the other signs out, soon after the last
    Given I am signed in as "staff"
    And I have the home page open in a second tab of the browser
    When I close the second tab of the browser
    And I close the page
    And 1 minute has passed
    Then the token that I had is no longer accepted

  @AUTH-11
  Scenario: Closing one page of two does not
    Given I am signed in as "staff"
    And I have the home page open in a second tab of the browser
    When I close the second tab of the browser
    And 1 minute has passed
    And I open "Notices" from the menu
    Then I see the list of notices

  @AUTH-11 @deployed
  Scenario: A reload never signs out
    Given I am signed in as "staff"
    When I reload the page
    And 1 minute has passed
    And I open "Notices" from the menu
    Then I see the list of notices

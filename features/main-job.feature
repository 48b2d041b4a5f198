Feature: The main job, end to end

  @AUTH-1 @MENU-1 @APPS-2 @NOTICE-1 @NOTICE-2 @ENTRY-4 @AUTH-10 @deployed @motion
  Scenario: Sign in, find a function in the menu, use it, sign out; a reload anywhere keeps the place
    Given I use the interface in English
    When I open "/login"
    And I sign in as "staff"
    Then I am on the home page
    When I reload the page
    Then I am on the home page
    When I open "Notices" from the menu
    And I reload the page
    Then I see the list of notices
    When I open "My claims" from the menu
    And I reload the page
    Then the linked system shows "My claims" of "staff"
    When I star "My assets"
    And I reload the page
    Then "My assets" is a common function
    When I open "Notices" from the menu
    And I read the first unread notice
    Then its dialog shows its title and its content
    When I close the dialog
    And I reload the page
    Then that notice is read
    When I switch the language
    And I reload the page
    Then the interface is in Chinese
    And I see the list of notices
    When I sign out
    Then I am on the sign-in page
    When I reload the page
    Then I am on the sign-in page
    And the interface is in Chinese

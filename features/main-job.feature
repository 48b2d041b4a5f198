Feature: The main job, end to end

  @AUTH-1 @MENU-1 @APPS-2 @NOTICE-1 @NOTICE-2 @ENTRY-4 @AUTH-10 @deployed @motion @ahead
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

  @SHELL-17 @SHELL-2
  Scenario Outline: On a screen of <width> × <height>, where the header has no room for all of its tools
    Given I use the interface in English
    And the screen has <width> × <height> pixels
    When I open "/login"
    And I sign in as "staff"
    Then I am on the home page
    And nothing in the header covers anything else
    When I unfold the menu
    And I open "My claims" from the menu
    Then the linked system shows "My claims" of "staff"
    When I unfold the menu
    And I open "Notices" from the menu
    Then nothing in the header covers anything else
    And nothing is wider than the window
    And most of the screen is for the page
    When I read the first unread notice
    Then its dialog shows its title and its content
    And everything that has opened can be reached
    When I close the dialog
    Then that notice is read
    When I switch the language
    Then the interface is in Chinese
    And everything that has opened can be reached
    When I choose the appearance "dark"
    Then the page is dark
    When I open the preferences
    Then everything that has opened can be reached
    When I close the preferences
    And I ask for the whole screen
    Then the page has the whole screen
    When I sign out
    Then I am on the sign-in page

    Examples:
      | width | height |
      | 320   | 700    |
      | 320   | 256    |

  @SHELL-17
  Scenario: Where the system forces its own colours, what is selected, on or unread still shows
    Given I use the interface in English
    And the system forces its own colours
    When I open "/login"
    And I sign in as "admin"
    Then I am on the home page
    And "the chosen language" looks different from the others
    And "the count of unread notices" looks different from the others
    When I open "Notices" from the menu
    Then "the entry that is open" looks different from the others
    And "the tab in front" looks different from the others
    And "the page of the pager" looks different from the others
    When I read the first unread notice
    Then its dialog shows its title and its content
    When I close the dialog
    Then that notice is read
    When I go to the tab "Home"
    Then "an unread notice" looks different from the others
    When I switch the "breadcrumb" off
    And I open the preferences
    Then "a switch that is on" looks different from the others
    When I close the preferences
    And I open "/xtsz/operation-log"
    And I select the first row
    Then "a row that is selected" looks different from the others
    And the Tab key reaches every control, shows where it is, and comes round
    When I sign out
    Then I am on the sign-in page

Feature: Tabs keep their pages

  Background:
    Given I use the interface in English

  @TABS-5
  Scenario: What is typed, scrolled and asked for stays while other tabs are shown
    Given the clock of the browser can be moved
    And the server has the parameter "noticeDisplay" at "0"
    When I am signed in as "staff" and open "/tzgg?size=50"
    Then I see the list of notices
    When I fill in "Text" with "budget"
    And I scroll the page to its end
    And I open "My claims" from the menu
    Then the linked system shows "My claims" of "staff"
    And the page is scrolled to its top
    When I note how often the browser called "notices"
    And 2 minutes pass in the browser
    And I go to the tab "Notices"
    Then the condition "Text" is "budget"
    And the page is scrolled to its end
    And the browser has not called "notices" since
    When I go to the tab "My claims"
    Then the linked system shows "My claims" of "staff"
    And 1 frame has been loaded

  @TABS-5
  Scenario: Each tab has its own query, whatever the others ask for
    Given I am signed in as "secauditor"
    When I open "Notices" from the menu
    Then I see the list of notices
    When I note how often the browser called "notices"
    And I go to page 2
    Then the browser is at "/tzgg?page=2"
    And the browser has called "notices" since
    When I note how often the browser called "notices"
    And I open "Operation log" from the menu
    Then the list has rows
    When I go to the tab "Notices"
    Then the browser is at "/tzgg?page=2"
    And the list has rows
    And the browser has not called "notices" since
    When I go to the tab "Operation log"
    Then the browser is at "/xtsz/operation-log?not.kind=read&not.kind=setting"

  @TABS-5
  Scenario: A page that learns something behind another tab takes nobody there
    Given I am signed in as "secauditor"
    When I open "Operation log" from the menu
    And I fill in "Action" with "kept"
    And I search
    Then the browser is at "/xtsz/operation-log?text=kept&not.kind=read&not.kind=setting"
    When I close the tab "Operation log"
    Given the answers to "last query" wait
    When I open "Operation log" from the menu
    And I open "Notices" from the menu
    And the answers to "last query" come
    Then the list has rows
    And the browser is at "/tzgg"
    When I go to the tab "Operation log"
    Then the condition "Action" is "kept"

  @TABS-5
  Scenario: A dialog goes and comes with its page, and what only drops down closes
    Given I am signed in as "secauditor"
    When I open "Notices" from the menu
    And I open "Operation log" from the menu
    And I open the batch query
    And I go back in the browser
    Then no dialog is open
    And the browser is at "/tzgg"
    When I go forward in the browser
    Then a dialog is open
    When I press "Escape"
    Then no dialog is open
    When I open the list of columns
    And I go back in the browser
    Then the browser is at "/tzgg"
    And no list of columns is open

  @TABS-4
  Scenario: Refreshing starts that page anew, and no other
    Given I am signed in as "secauditor"
    When I open "Operation log" from the menu
    And I fill in "Action" with "kept"
    And I open "Notices" from the menu
    And I fill in "Text" with "lost"
    And I note how often the browser called "page configuration"
    And I choose "Refresh" from the menu of the tab "Notices"
    Then the condition "Text" is ""
    And the browser has called "page configuration" since
    When I go to the tab "Operation log"
    Then the condition "Action" is "kept"

  @TABS-4
  Scenario: The menu of a tab closes it, the others or all
    Given the menu of the person has 2 more functions
    And I am signed in as "staff"
    And I have opened "Notices, My claims, My assets, More 1" from the menu
    When I choose "Close" from the menu of the tab "More 1"
    Then the open tabs are "Home, Notices, My claims, My assets" and the active one is "My assets"
    When I choose "Close others" from the menu of the tab "My claims"
    Then the open tabs are "Home, My claims" and the active one is "My claims"
    And the menu of the tab "My claims" does not allow "Close others"
    When I choose "Close all" from the menu of the tab "My claims"
    Then the only open tab is "Home"
    And I am on the home page
    And the menu of the tab "Home" does not allow "Close, Close others, Close all"

  @TABS-4
  Scenario: The menu of a tab by keyboard
    Given I am signed in as "staff"
    And I have opened "Notices, My assets" from the menu
    When on the tab "Notices" I press Shift+F10
    And I choose "Close others" by keyboard
    Then the open tabs are "Home, Notices" and the active one is "Notices"

  @TABS-6 @deployed
  Scenario: Tabs are put into another order, and their frames stay as they are
    Given I am signed in as "staff"
    And I have opened "Notices, My claims" from the menu
    Then the linked system shows "My claims" of "staff"
    When I open "My assets" from the menu
    Then the linked system shows "My assets" of "staff"
    When I drag the tab "My assets" before the tab "Home"
    Then the open tabs are "Home, My assets, Notices, My claims" and the active one is "My assets"
    When on the tab "My assets" I press Ctrl+Shift+ArrowRight
    Then the open tabs are "Home, Notices, My assets, My claims" and the active one is "My assets"
    And the tab "My assets" has the focus
    And I am told "My assets is now in place 2 of 3"
    And 2 frames have been loaded
    When I reload the page
    Then the open tabs are "Home, Notices, My assets, My claims" and the active one is "My assets"

  @TABS-6
  Scenario: Tabs follow back and forward, also to a page whose tab is closed
    Given I am signed in as "staff"
    And I have opened "Notices, My assets" from the menu
    When I go back in the browser
    Then the open tabs are "Home, Notices, My assets" and the active one is "Notices"
    When I close the tab "My assets"
    Then the open tabs are "Home, Notices" and the active one is "Notices"
    When I go forward in the browser
    Then the open tabs are "Home, Notices, My assets" and the active one is "My assets"

  @TABS-5 @TABS-6
  Scenario: A page that is reloaded is where it was left
    When I am signed in as "staff" and open "/tzgg?size=50"
    Then I see the list of notices
    When I scroll the page to its end
    And I reload the page
    Then the page is scrolled to its end

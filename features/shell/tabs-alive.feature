Feature: Tabs keep their pages

  Background:
    Given I use the interface in English

  @TABS-5 @TABS-6
  Scenario: What is typed, scrolled and asked for stays while other tabs are shown, and a page that is reloaded is where it was left
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
    When I go to the tab "Notices"
    Then the page is scrolled to its end
    When I reload the page
    Then the page is scrolled to its end

  @TABS-4 @TABS-5
  Scenario: Each tab has its own query and its own dialog, is started anew alone, and learns something behind another without taking anybody there
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
    When I open the batch query
    And I go back in the browser
    Then no dialog is open
    And the browser is at "/tzgg?page=2"
    When I go forward in the browser
    Then a dialog is open
    When I press "Escape"
    Then no dialog is open
    When I open the list of columns
    And I go back in the browser
    Then the browser is at "/tzgg?page=2"
    And no list of columns is open
    When I go to the tab "Operation log"
    And I fill in "Action" with "kept"
    And I go to the tab "Notices"
    And I fill in "Text" with "lost"
    And I note how often the browser called "page configuration"
    And I choose "Refresh" from the menu of the tab "Notices"
    Then the condition "Text" is ""
    And the browser has called "page configuration" since
    When I go to the tab "Operation log"
    Then the condition "Action" is "kept"
    When I search
    Then the browser is at "/xtsz/operation-log?text=kept&not.kind=read&not.kind=setting"
    When I close the tab "Operation log"
    And I close the tab "Notices"
    Given the answers to "last query" wait
    When I open "Operation log" from the menu
    And I open "Notices" from the menu
    And the answers to "last query" come
    Then the list has rows
    And the browser is at "/tzgg"
    When I go to the tab "Operation log"
    Then the condition "Action" is "kept"

  @TABS-4 @TABS-6
  Scenario: Tabs are put into another order, and their frames stay as they are; the menu of a tab closes it, the others or all, by keyboard too; and tabs follow back and forward, also to a page whose tab is closed
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
    When on the tab "Notices" I press Shift+F10
    And I choose "Close others" by keyboard
    Then the open tabs are "Home, Notices" and the active one is "Notices"
    Given I have opened "My assets" from the menu
    When I go back in the browser
    Then the open tabs are "Home, Notices, My assets" and the active one is "Notices"
    When I close the tab "My assets"
    Then the open tabs are "Home, Notices" and the active one is "Notices"
    When I go forward in the browser
    Then the open tabs are "Home, Notices, My assets" and the active one is "My assets"
    Given I have opened "My claims, Claim guide" from the menu
    When I choose "Close" from the menu of the tab "Claim guide"
    Then the open tabs are "Home, Notices, My assets, My claims" and the active one is "My claims"
    When I choose "Close others" from the menu of the tab "My assets"
    Then the open tabs are "Home, My assets" and the active one is "My assets"
    And the menu of the tab "My assets" does not allow "Close others"
    When I choose "Close all" from the menu of the tab "My assets"
    Then the only open tab is "Home"
    And I am on the home page
    And the menu of the tab "Home" does not allow "Close, Close others, Close all"

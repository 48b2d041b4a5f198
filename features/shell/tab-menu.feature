Feature: Tabs that were closed, and tabs that stay

  Background:
    Given I use the interface in English
    And the menu of the person has 6 more functions
    And I am signed in as "staff"

  @TABS-3 @TABS-4 @TABS-6 @TABS-7 @SHELL-15
  Scenario: Closing by key leaves the focus among the tabs; a pinned tab stays, before the others, and is put into order among those pinned
    Given I have opened "Notices, My claims, My assets" from the menu
    When on the tab "My assets" I press Delete
    Then the open tabs are "Home, Notices, My claims" and the active one is "My claims"
    And the tab "My claims" has the focus
    When I press "ArrowLeft"
    Then the tab "Notices" has the focus
    When I press "Delete"
    Then the open tabs are "Home, My claims" and the active one is "My claims"
    And the tab "My claims" has the focus
    When I choose "Close" from the menu of the tab "My claims"
    Then the tab "Home" has the focus
    Given I have opened "Notices, My claims, My assets" from the menu
    When I choose "Pin" from the menu of the tab "My assets"
    Then the open tabs are "Home, My assets, Notices, My claims" and the active one is "My assets"
    And the tab "My assets" has the focus
    And the tab "My assets" is pinned
    And the tab "My assets" offers no way to close it
    When I press "Delete"
    And I middle-click the tab "My assets"
    And I choose "Close others" from the menu of the tab "Notices"
    Then the open tabs are "Home, My assets, Notices" and the active one is "Notices"
    When I choose "Close all" from the menu of the tab "Notices"
    Then the open tabs are "Home, My assets" and the active one is "Home"
    And the menu of the tab "My assets" does not allow "Close (unpin first), Close all (unpin first)"
    When I reload the page
    Then the tab "My assets" is pinned
    When I choose "Unpin" from the menu of the tab "My assets"
    And I close the tab "My assets"
    Then the only open tab is "Home"
    Given I have opened "Notices, My claims, My assets, More 1" from the menu
    When I choose "Pin" from the menu of the tab "Notices"
    And I choose "Pin" from the menu of the tab "My claims"
    And I drag the tab "More 1" before the tab "My assets"
    Then the open tabs are "Home, Notices, My claims, More 1, My assets" and the active one is "More 1"
    When on the tab "My claims" I press Ctrl+Shift+ArrowRight
    And on the tab "More 1" I press Ctrl+Shift+ArrowLeft
    Then the open tabs are "Home, Notices, My claims, More 1, My assets" and the active one is "More 1"
    When on the tab "My claims" I press Ctrl+Shift+ArrowLeft
    Then I am told "My claims is now in place 1 of 2"
    And the open tabs are "Home, My claims, Notices, More 1, My assets" and the active one is "More 1"

  @TABS-7
  Scenario: A tab that the limit closes is named, and comes back
    Given I have opened "Notices, My claims, My assets, More 1, More 2, More 3, More 4" from the menu
    When I open "More 5" from the menu
    Then a toast says "“Notices” was closed to open “More 5”"
    When I press "F8"
    And I press "Enter"
    Then the open tabs are "Home, Notices, My claims, My assets, More 1, More 2, More 3, More 4" and the active one is "Notices"
    And the browser is at "/tzgg"
    And the tab "Notices" has the focus
    And no toast is there
    When I go back in the browser
    Then the open tabs are "Home, Notices, My claims, My assets, More 1, More 2, More 3, More 4" and the active one is "More 4"

  @TABS-7 @SHELL-15 @DIALOG-1
  Scenario: The menu of the bar goes to each open tab, and opens again what was closed; closing by key leaves the focus among the tabs when what was typed is given up
    Given I have opened "My claims, My assets, Notices" from the menu
    When I go to page 2
    Then the browser is at "/tzgg?page=2"
    When I close the tab "Notices"
    And I close the tab "My claims"
    And I open the menu of the tab bar
    Then it offers "Home, My assets" as open and "My claims, Notices" as recently closed
    And it shows that "My assets" is shown
    When I choose "Home" by keyboard
    Then I am on the home page
    When I reload the page
    And I open the menu of the tab bar
    And I choose "Notices" by keyboard
    Then the open tabs are "Home, My assets, Notices" and the active one is "Notices"
    And the browser is at "/tzgg?page=2"
    When I sign out
    And I sign in as "staff"
    And I open the menu of the tab bar
    Then it offers "Home" as open and "" as recently closed
    When I press "Escape"
    And I open "Notices" from the menu
    And I open the section "contact" of the personal center
    And I begin to change the contact phone to "0731-8882"
    And on the tab "Personal center" I press Delete
    And I choose "Leave" when I am asked about what I typed
    Then the open tabs are "Home, Notices" and the active one is "Notices"
    And the tab "Notices" has the focus

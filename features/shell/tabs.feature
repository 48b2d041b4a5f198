Feature: Tabs

  Background:
    Given I use the interface in English
    And the menu of the person has 6 more functions

  @TABS-1 @TABS-2 @TABS-3
  Scenario: Opening a page adds a tab, opening it again goes to it; each has a name, the first cannot be closed, and closing the active one goes to its right neighbour, or else to its left
    Given I am signed in as "staff" and open "/qtxt?menu=gone"
    Then the open tabs are "Home, Linked system" and the active one is "Linked system"
    When I close the tab "Linked system"
    Then the only open tab is "Home"
    When I open "Notices" from the menu
    Then the open tabs are "Home, Notices" and the active one is "Notices"
    When I go to the tab "Home"
    And I open "Notices" from the menu
    Then the open tabs are "Home, Notices" and the active one is "Notices"
    And the tab "Home" offers no way to close it
    When I middle-click the tab "Home"
    And on the tab "Home" I press Delete
    Then the open tabs are "Home, Notices" and the active one is "Notices"
    Given I have opened "My claims, My assets" from the menu
    When I go to the tab "My claims"
    And I close the tab "My claims"
    Then the open tabs are "Home, Notices, My assets" and the active one is "My assets"
    When I close the tab "My assets"
    Then the open tabs are "Home, Notices" and the active one is "Notices"
    When I close the tab "Notices"
    Then the only open tab is "Home"
    And I am on the home page
    Given I have opened "Notices, My claims" from the menu
    When I close the tab "Notices"
    Then the open tabs are "Home, My claims" and the active one is "My claims"
    Given I have opened "Notices" from the menu
    When I middle-click the tab "My claims"
    Then the open tabs are "Home, Notices" and the active one is "Notices"

  @TABS-1 @DIALOG-1
  Scenario: A ninth tab drops the oldest that is neither the first nor active, and asks before it drops one with something typed
    Given I am signed in as "staff" and open "/personalCenter?section=contact"
    When I begin to change the contact phone to "0731-8882"
    And I have opened "Notices, My claims, My assets, More 1, More 2, More 3" from the menu
    And I open "More 4" from the menu
    Then I am asked about what I typed in "Personal center"
    When I choose "Stay" when I am asked about what I typed
    Then the open tabs are "Home, Personal center, Notices, My claims, My assets, More 1, More 2, More 3" and the active one is "More 3"
    When I open "More 4" from the menu
    And I choose "Leave" when I am asked about what I typed
    Then the open tabs are "Home, Notices, My claims, My assets, More 1, More 2, More 3, More 4" and the active one is "More 4"
    And 8 tabs are open and the first is "Home"
    When I open "More 5" from the menu
    Then the open tabs are "Home, My claims, My assets, More 1, More 2, More 3, More 4, More 5" and the active one is "More 5"
    When I go to the tab "My claims"
    And I open "More 6" from the menu
    Then the open tabs are "Home, My claims, More 1, More 2, More 3, More 4, More 5, More 6" and the active one is "More 6"

Feature: How the shell looks

  Background:
    Given I use the interface in English

  @SHELL-16
  Scenario: Light, dark, or as the system is; kept over a sign-out, never printed dark, and to be read in the dark
    Given I am signed in as "admin" and open "/xtsz/operation-log"
    Then the list has rows
    And the page is light
    When I choose the appearance "dark"
    Then the page is dark
    When the page is printed
    Then the page is light
    When the page is on the screen again
    Then the page is dark
    When I choose the appearance "as the system"
    Then the page is light
    When the system is dark
    Then the page is dark
    When I choose the appearance "dark"
    And the system is light
    And I sign out
    Then I am on the sign-in page
    And the page is dark
    And the page keeps nobody out
    When I reload the page
    Then the page is dark
    When I sign in as "staff"
    Then I am on the home page
    And the page is dark
    And the page keeps nobody out
    When I open the preferences
    Then the page keeps nobody out
    When I close the preferences
    And I choose the layout "top"
    Then the page keeps nobody out
    When I open the preferences
    Then the page keeps nobody out

  @SHELL-17
  Scenario: A toast covers nothing of the header and the tabs, in no layout, and nothing moves for a person who has asked the browser for less motion
    Given the window is 1280 pixels wide
    And I am signed in as "staff" and open "/loans"
    Then the list has rows
    When I note what moves
    And I open the preferences
    And I close the preferences
    Then nothing has moved
    When I copy the link of the view
    Then the toast covers nothing of the header and the tabs
    And nothing in the header can be scrolled out of its place
    When I choose the layout "double column"
    And I copy the link of the view
    Then the toast covers nothing of the header and the tabs
    And nothing in the header can be scrolled out of its place
    When I choose the layout "top"
    And I copy the link of the view
    Then the toast covers nothing of the header and the tabs
    And nothing in the header can be scrolled out of its place
    When I choose the layout "single column"
    And the window becomes 320 pixels wide
    And I copy the link of the view
    Then the toast covers nothing of the header and the tabs
    And nothing in the header can be scrolled out of its place

  @SHELL-8
  Scenario: Parameters theme the shell from the next load on, the width of the double menu and the place of the top menu among them, and one that is malformed has its default
    Given I am signed in as "admin"
    And the parameter "menuBackground" is "#123456"
    And the parameter "menuFontColour" is "#eeeeee"
    And the parameter "menuActiveColour" is "#0b7a4b"
    And the parameter "menuActiveTextColour" is "#ffffee"
    And the parameter "menuFontSize" is "16"
    And the parameter "fontSize" is "15"
    And the parameter "tableFontSize" is "13"
    And the parameter "tableHeaderFontSize" is "15"
    And the parameter "tableHeaderBackground" is "#e0f0ff"
    And the parameter "tableHeaderColour" is "#102030"
    And the parameter "menuSeparators" is "1"
    And the parameter "menuSingleWidthEn" is "260"
    And the parameter "menuFoldWidthEn" is "72"
    And the parameter "menuUnfoldWidthEn" is "320"
    And the parameter "topMenuAlign" is "2"
    When I open "/xtsz/operation-log"
    Then the list has rows
    And the look is
      | menu ground          | rgb(18, 52, 86)    |
      | menu text            | rgb(238, 238, 238) |
      | menu size            | 16px               |
      | active ground        | rgb(11, 122, 75)   |
      | active text          | rgb(255, 255, 238) |
      | page size            | 15px               |
      | table size           | 13px               |
      | heading size         | 15px               |
      | heading ground       | rgb(224, 240, 255) |
      | heading text         | rgb(16, 32, 48)    |
      | line between entries | 1px                |
      | menu width           | 260px              |
    When I fold the menu
    Then the look is
      | menu width | 72px |
    Given the parameter "menuFontSize" is "huge"
    And the parameter "menuActiveColour" is "green"
    And the parameter "menuFontColour" is "#12"
    And the parameter "menuCollapsed" is "1"
    When I reload the page
    Then the list has rows
    And the menu is folded
    When I unfold the menu
    Then the look is
      | menu text     | rgba(255, 255, 255, 0.6) |
      | menu size     | 14px                     |
      | active ground | rgb(13, 108, 228)        |
    When I choose the layout "double column"
    Then the look is
      | menu width | 320px |
    When I choose the layout "top"
    And the window becomes 3900 pixels wide
    Then there is no more of the menu
    And the menu's last entry ends where its room ends

  @motion
  Scenario: What opens moves into place for everybody else
    Given I am signed in as "staff"
    When I note what moves
    And I open the preferences
    Then something has moved

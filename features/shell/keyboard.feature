@SHELL-15
Feature: Everything by keyboard

  Background:
    Given I use the interface in English

  Scenario: The Tab key in the personal center and, in each layout, on the home page; from the skip link to the content, and from the menu to a page
    Given I am signed in as "staff" and open "/personalCenter?section=contact"
    Then the Tab key reaches every control, shows where it is, and comes round
    When I go to the tab "Home"
    Then the Tab key reaches every control, shows where it is, and comes round
    When I choose the layout "double column"
    Then the Tab key reaches every control, shows where it is, and comes round
    When I choose the layout "top"
    Then the Tab key reaches every control, shows where it is, and comes round
    When I choose the layout "single column"
    And I reload the page
    And I skip to the content by keyboard
    Then the content has the focus
    When I reload the page
    And I open "Notices" from the menu by keyboard
    Then I see the list of notices

  Scenario: The Tab key on a list, which is out of reach once it is behind another page
    Given I am signed in as "admin" and open "/xtsz/operation-log"
    Then the Tab key reaches every control, shows where it is, and comes round
    When I go to the tab "Home"
    Then the Tab key reaches every control, shows where it is, and comes round

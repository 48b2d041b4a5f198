@SHELL-15
Feature: Everything by keyboard

  Background:
    Given I use the interface in English

  Scenario Outline: The Tab key on <address> in layout <layout>
    Given "<person>" has chosen the layout "<layout>"
    When I am signed in as "<person>" and open "<address>"
    Then the Tab key reaches every control, shows where it is, and comes round

    Examples:
      | person | address                         | layout        |
      | staff  | /home                           | single column |
      | staff  | /home                           | double column |
      | staff  | /home                           | top           |
      | staff  | /personalCenter?section=contact | single column |
      | admin  | /xtsz/operation-log             | single column |

  Scenario: A page behind another is out of reach
    Given I am signed in as "admin"
    And I have opened "Operation log" from the menu
    When I go to the tab "Home"
    Then the Tab key reaches every control, shows where it is, and comes round

  Scenario: From the skip link to the content, and from the menu to a page
    Given I am signed in as "staff"
    When I reload the page
    And I skip to the content by keyboard
    Then the content has the focus
    When I reload the page
    And I open "Notices" from the menu by keyboard
    Then I see the list of notices

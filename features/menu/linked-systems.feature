Feature: Functions of linked systems

  Background:
    Given I use the interface in English

  @MENU-1 @deployed
  Scenario: A function of a linked system opens inside, signed on
    Given I am signed in as "staff"
    When I open "My claims" from the menu
    Then the linked system shows "My claims" of "staff"
    And the open tabs are "Home, My claims" and the active one is "My claims"

  @MENU-1
  Scenario: A function that asks for a window of its own gets one
    Given I am signed in as "staff"
    When I open "My payslips" from the menu, in a window of its own
    Then that window of the linked system shows "My payslips" of "staff"
    And I am on the home page

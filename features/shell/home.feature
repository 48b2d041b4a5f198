@APPS-5
Feature: The start page

  Background:
    Given I use the interface in English
    And I am signed in as "staff"

  Scenario: It begins with useful functions, one line for nothing, and as many notices as fit
    Then "My claims" is a common function
    And "My payslips" is a common function
    And "My loans" is a common function
    And the home page has 10 notices
    And the page keeps nobody out
    Given the call "pending items" answers with no rows
    When I reload the page
    Then what is pending takes one line that says "Nothing is pending"

  Scenario: What was opened last and is no common function is at hand, until one signs out
    Then I have lately used nothing
    When I open "My loans" from the menu
    And I go to the tab "Home"
    Then I have lately used nothing
    When I open "My assets" from the menu
    And I open "Notice digest" from the menu
    And I go to the tab "Home"
    Then I have lately used "Notice digest, My assets"
    When I use "My assets" again
    And I go to the tab "Home"
    Then I have lately used "My assets, Notice digest"
    When I sign out
    And I sign in as "staff"
    Then I have lately used nothing

  @APPS-2
  Scenario: A function that one begins with can be taken away
    When I take the star from "My claims"
    Then "My claims" is no common function

@APPS-5
Feature: The start page

  Background:
    Given I use the interface in English
    And I am signed in as "staff"

  @APPS-2
  Scenario: It begins with useful functions, one line for nothing, and as many notices as fit; what was opened last is at hand until one signs out; and a function that one begins with can be taken away
    Then "My claims" is a common function
    And "My payslips" is a common function
    And "My loans" is a common function
    And the home page has 10 notices
    And the page keeps nobody out
    And I have lately used nothing
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
    Given the call "pending items" answers with no rows
    When I sign out
    And I sign in as "staff"
    Then I have lately used nothing
    And what is pending takes one line that says "Nothing is pending"
    When I take the star from "My claims"
    Then "My claims" is no common function

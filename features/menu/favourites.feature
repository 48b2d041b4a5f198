Feature: Common functions

  Background:
    Given I use the interface in English
    And I am signed in as "staff"

  @APPS-2
  Scenario: Starring a function adds it to the common ones
    When I star "My assets"
    Then "My assets" is a common function
    When I reload the page
    Then "My assets" is a common function
    And the server knows "My assets" as a common function of "staff"

  @APPS-2
  Scenario: Taking the star away removes it, and the menu is loaded anew
    Given I have starred "My assets"
    When I take the star from "My assets"
    Then "My assets" is no common function
    And the menu was loaded anew
    And the server does not know "My assets" as a common function of "staff"

  @APPS-2
  Scenario: A fixed function cannot be removed
    When I take the star from the fixed function "Notices"
    Then a toast says "A fixed function cannot be removed"
    And "Notices" is a common function

  @APPS-2
  Scenario: A double click sends one call
    When I double-click the star of "My assets"
    Then the browser called "star" once
    And "My assets" is a common function

  @APPS-2
  Scenario: A double click takes nothing back, however soon its first click is answered
    When I double-click the star of "My assets", and the answer comes in between
    Then "My assets" is a common function
    And the browser never called "unstar"

  @APPS-2
  Scenario: A failed call puts the star back
    Given the call "star" answers with code "500"
    When I star "My assets"
    Then a toast says "The operation failed"
    And "My assets" is no common function

  @APPS-2
  Scenario: Nobody changes the common functions of another person
    Then the server refuses "staff" the star of "My assets" for "approver"

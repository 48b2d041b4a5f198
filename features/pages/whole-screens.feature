@TABLE-9
Feature: A list page as a whole screen

  Background:
    Given I use the interface in English

  Scenario: The detail of a row has an address
    Given an administrator locks "staff"
    And I am signed in as "secauditor"
    When I open "/xtsz/operation-log?kind=change"
    And I open the details of the first row
    And I reload the page
    Then the details name "2001009"
    When I go back in the browser
    Then no details are open
    And the list has rows

  Scenario: The detail of a row opens where the list does not show it
    Given an administrator locks "staff"
    And I am signed in as "secauditor"
    When I open "/xtsz/operation-log?kind=change"
    And I open the details of the first row
    And I open the same details in the list "kind=read"
    Then the details name "2001009"

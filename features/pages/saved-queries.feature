@QUERY-4
Feature: Saved queries of a list page

  Background:
    Given I use the interface in English
    And I am signed in as "secauditor" and open "/xtsz/sign-in-log"

  @TABLE-8
  Scenario: A query is named, renamed, made default and deleted; the last query is there again; one that is made often is offered; the one that is active is named, and so is that it was changed
    When I fill in "Address" with "127"
    And I save the query as "From here"
    And I rename the query "From here" to "Local"
    Then the query "Local" is offered
    And the query "From here" is not offered
    When I make the query "Local" my default
    And I open "/xtsz/sign-in-log"
    Then the condition "Address" is "127"
    When I delete the query "Local"
    Then the query "Local" is not offered
    When I reset the conditions
    And I fill in "Person" with "Shen Jing"
    And I search
    And I open "/xtsz/sign-in-log"
    Then the condition "Person" is "Shen Jing"
    And every row shows "Shen Jing"
    And the page says "Conditions of your last visit"
    When I take off the conditions of my last visit
    Then the condition "Person" is ""
    And nothing is said of my last visit
    When I fill in "Person" with "Shen"
    And I search
    And I search
    And I reset the conditions
    And I choose the query "Person: Shen"
    Then the condition "Person" is "Shen"
    When I fill in "Person" with "Shen Jing"
    And I search
    And I save the query as "Mine"
    Then the query "Mine" is active
    When I fill in "Address" with "127"
    Then the query "Mine" is active and changed
    When I search
    And I reload the page
    Then the query "Mine" is active and changed
    When I save the changes to the query "Mine"
    Then the query "Mine" is active
    When I reset the conditions
    Then no query is active
    When I choose the query "Mine"
    Then the condition "Address" is "127"

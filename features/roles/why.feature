@SYS-13
Feature: Why somebody sees something, or does not

  Background:
    Given I use the interface in English

  Scenario: The parameter that keeps somebody out is named, the role that gives it, and the roles that would, each with a way to it
    Given the server has the parameter "phoneRequirement" at "1"
    And I am signed in as "admin" and open "/xtsz/why"
    When I ask why "nophone" sees "My claims"
    Then the answer names "Without a mobile phone linked systems stay closed"
    And the answer names "asked for by the parameter “Phone”"
    When I ask why "staff" sees "My loans"
    Then the answer names "Wang Fang · My loans: Sees it in the menu"
    And the answer names "Staff"
    When I reload the page
    Then the answer names "Wang Fang · My loans: Sees it in the menu"
    And the page keeps nobody out
    When I ask why "staff" sees "Operation log"
    Then the answer names "Wang Fang · Operation log: Does not hold it, and does not see it"
    And the answer names "None of the person’s roles holds it."
    When I follow "Security auditor" of the answer
    Then the browser is at "/xtsz/roles?open=secauditor"

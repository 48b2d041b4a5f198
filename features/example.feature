@NOTICE-1
Feature: Notices, as a member of staff sees them

  Background:
    Given I use the interface in English
    And I am signed in as "staff"

  Scenario: Unread notices come first, and are counted until they are read
    When I open "Notices" from the menu
    And I show 50 rows a page
    Then I see the list of notices
    And unread notices come before read ones
    When I note what the header counts
    And I read the first unread notice
    Then that notice is read
    And the header counts 1 unread notice less

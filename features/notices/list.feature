Feature: The list of notices

  Background:
    Given I use the interface in English
    And I am signed in as "staff"

  @NOTICE-1
  Scenario: Published notices with their levels, unread first; filtered by text, date and level, and on within that; the unread alone, which the address keeps
    When I open "/tzgg?size=50"
    Then I see the list of notices
    And the list has every published notice that is meant for "staff", and no other
    And unread notices come before read ones
    And ordinary, important and red notices of "staff" are marked as such
    And the page says "Unread first; among unread and read ones, the pinned, then the newest."
    When I filter the notices by text
    Then every listed notice fits, and there are fewer than before
    When I reset the conditions
    And I filter the notices by date
    Then every listed notice fits, and there are fewer than before
    When I reset the conditions
    And I filter the notices by level
    Then every listed notice fits, and there are fewer than before
    When I note the notices of the list
    And I read the first notice
    Then the dialog has notice 1 of those noted
    When I press "j"
    Then the dialog has notice 2 of those noted
    When I close the dialog
    And I reset the conditions
    And I show the unread notices alone
    Then every notice of the list is unread
    And the browser is at "/tzgg?status=0&size=50"
    When I reload the page
    Then every notice of the list is unread

Feature: The list of notices

  Background:
    Given I use the interface in English
    And I am signed in as "staff"

  @NOTICE-1
  Scenario: Published notices, unread first, with their levels
    When I open "/tzgg?size=50"
    Then I see the list of notices
    And the list has every published notice that is meant for "staff", and no other
    And unread notices come before read ones
    And ordinary, important and red notices of "staff" are marked as such

  @NOTICE-1
  Scenario: The list is filtered by text, and by date
    When I open "Notices" from the menu
    And I filter the notices by text
    Then every listed notice fits, and there are fewer than before
    When I reset the conditions
    And I filter the notices by date
    Then every listed notice fits, and there are fewer than before

  @NOTICE-1
  Scenario: A notice of any other level is important wherever it is shown
    Given the first notice is of level 5
    When I open "/tzgg"
    Then the first row of notices is marked "Important"
    When I read the first notice
    Then its dialog is marked "Important"
    When I open "/home"
    Then the first notice at home is marked "Important"

  @NOTICE-1
  Scenario: What a person has read stays read for that person alone
    When I open "Notices" from the menu
    And I read the first unread notice
    Then that notice is read
    When I reload the page
    Then that notice is read
    When I sign out
    And I sign in as "approver"
    And I open "Notices" from the menu
    Then that notice is unread

  @NOTICE-1
  Scenario: The unread alone, which the address keeps; the page says how it is sorted
    When I open "Notices" from the menu
    Then the page says "Unread first; among unread and read ones, the pinned, then the newest."
    When I show the unread notices alone
    Then every notice of the list is unread
    And the browser is at "/tzgg?status=0"
    When I reload the page
    Then every notice of the list is unread

@NOTICE-5 @AUTH-18
Feature: Notices pop up after signing in

  Background:
    Given I use the interface in English

  Scenario: They can be left for later, by button or Escape, come once a session and lead to all notices; with the display 2 they are put before the person one after another; one that becomes unread while one works does not pop up
    Given the server has the parameter "noticeDisplay" at "2"
    And "approver" has read all notices but 2
    And I have opened the sign-in page
    When I sign in as "staff"
    Then a notice pops up
    When I choose "Read later" in the dialog
    Then no dialog is open
    When I reload the page
    Then no dialog comes
    When I sign out
    And I sign in as "staff"
    Then a notice pops up
    When I press "Escape"
    Then no dialog is open
    And the header counts what is unread and pending for "staff"
    When I sign out
    And I sign in as "staff"
    And I go from the dialog to all notices
    Then the browser is at "/tzgg"
    And no dialog is open
    When I sign out
    And I sign in as "approver"
    Then a notice pops up
    When I choose "I have read it, next" in the dialog
    Then another notice pops up
    When I choose "I have read it" in the dialog
    Then no dialog is open
    And I am on the home page
    And the server knows that "approver" has read every notice
    When one notice of "approver" is unread again
    And I star "My assets"
    And I open "Notices" from the menu
    Then no dialog comes

@NOTICE-5 @AUTH-18
Feature: Notices pop up after signing in

  Background:
    Given I use the interface in English

  Scenario Outline: With the display <display>, unread notices are put before the person one after another
    Given the server has the parameter "noticeDisplay" at "<display>"
    And "approver" has read all notices but 2
    And I have opened the sign-in page
    When I sign in as "approver"
    Then a notice pops up
    When I choose "I have read it, next" in the dialog
    Then another notice pops up
    When I choose "I have read it" in the dialog
    Then no dialog is open
    And I am on the home page
    And the server knows that "approver" has read every notice

    Examples:
      | display |
      | 2       |
      | 3       |

  Scenario: They can be left for later, and come once a session
    Given the server has the parameter "noticeDisplay" at "2"
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

  Scenario: Escape leaves them for later too, and nothing counts as read
    Given the server has the parameter "noticeDisplay" at "2"
    And I have opened the sign-in page
    When I sign in as "staff"
    Then a notice pops up
    When I press "Escape"
    Then no dialog is open
    And the header counts what is unread and pending for "staff"

  Scenario: They lead to all notices
    Given the server has the parameter "noticeDisplay" at "2"
    And I have opened the sign-in page
    When I sign in as "staff"
    And I go from the dialog to all notices
    Then the browser is at "/tzgg"
    And no dialog is open

  Scenario: The login tip and due loans come before them, never two at once
    Given the server has the parameter "noticeDisplay" at "3"
    And the server has the parameter "signInTip" at "12月20日结账。"
    And the server has the parameter "signInTipEn" at "The books close on 20 December."
    And "leader" has read all notices but 1
    And I have opened the sign-in page
    When I sign in as "leader"
    Then the dialog "Please note" is the only one
    When I choose "Understood" in the dialog "Please note"
    Then the dialog "Loans to be settled" is the only one
    When I choose "Understood" in the dialog "Loans to be settled"
    Then a notice pops up
    When I choose "I have read it" in the dialog
    Then no dialog is open

  Scenario: A notice that becomes unread while one works does not pop up
    Given the server has the parameter "noticeDisplay" at "2"
    And "staff" has read all notices but 0
    And I am signed in as "staff"
    When one notice of "staff" is unread again
    And I star "My assets"
    And I open "Notices" from the menu
    Then no dialog comes

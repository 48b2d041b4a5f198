@NOTICE-3
Feature: Notices that must be read

  Background:
    Given I use the interface in English
    And the server has the parameter "compulsoryNotices" at "1"

  Scenario: A notice that is published while a person works asks for itself with the next call; its dialog cannot be closed, and comes again wherever the person goes, but signing out stays possible
    Given "staff" has read all notices but 0
    And I am signed in as "staff"
    When one notice of "staff" is unread again
    And I star "My assets"
    Then I am asked to read a notice
    When I press "Escape"
    Then a toast says "Please read the notice first; it closes once it is read"
    And I am asked to read a notice
    When I click beside the dialog
    Then I am asked to read a notice
    When I open "/tzgg"
    Then I am asked to read a notice
    When I go back in the browser
    Then I am asked to read a notice
    When I open "/home" in a second tab of the browser
    Then the second tab of the browser asks to read a notice
    When what the browser stores says that nothing is left to do
    And I reload the page
    Then I am asked to read a notice
    When I choose "Sign out" in the dialog
    Then I am on the sign-in page
    And the browser keeps nothing of the session

  Scenario: Each is confirmed in turn, what was refused meanwhile is asked for again, the server remembers, and work begins without another sign-in
    Given "approver" has read all notices but 2
    And I have opened the sign-in page
    When I sign in as "approver"
    Then I am asked to read a notice
    When I confirm that I have read it
    Then I am asked to read another notice
    When I open "/personalCenter"
    And I confirm that I have read it
    Then no dialog is open
    And the header counts what is unread and pending for "approver"
    And no failure is shown
    And the server knows that "approver" has read every notice
    When I go to the tab "Home"
    Then I am on the home page
    And no dialog is open
    When I reload the page
    Then I am on the home page
    And no dialog is open

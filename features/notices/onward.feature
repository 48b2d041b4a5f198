@NOTICE-8
Feature: One notice after another

  Background:
    Given I use the interface in English

  Scenario: On and back by button and by key, while the list keeps its order and the focus is on the notice read last; from an address on over the pages of the list; an address of no notice says so
    Given I am signed in as "staff" and open "/tzgg?size=50"
    When I note the notices of the list
    And I read the first notice
    Then the dialog has notice 1 of those noted
    When I choose "Next" in the dialog
    Then the dialog has notice 2 of those noted
    When I press "j"
    Then the dialog has notice 3 of those noted
    When I press "ArrowRight"
    Then the dialog has notice 4 of those noted
    When I press "k"
    Then the dialog has notice 3 of those noted
    When I press "ArrowLeft"
    Then the dialog has notice 2 of those noted
    And the list is as it was noted
    When I press "Escape"
    Then the focus is on notice 2 of those noted
    And the list is as it was noted
    When I press "Enter"
    Then the dialog has notice 2 of those noted
    When I close the dialog
    Then the list is as it was noted
    When I reload the page
    Then the list begins with notice 5 of those noted
    When I note the notices of the list
    And I open notice 10 by its address
    Then the dialog has notice 10 of those noted
    When I press "j"
    Then the dialog has notice 11 of those noted
    When I open notice 2 by its address
    Then the dialog has notice 2 of those noted
    When I press "Escape"
    Then the focus is on notice 2 of those noted
    When I open "/tzgg?id=none"
    Then the dialog says "This notice does not exist, or is not meant for you."

  Scenario: The focus is on the notice read last at home
    Given I am signed in as "staff" and open "/tzgg?size=50"
    When I note the notices of the list
    And I open "/home"
    And I read notice 1 of those noted at home
    Then the dialog is about notice 1 of those noted
    When I press "j"
    Then the dialog is about notice 2 of those noted
    When I press "Escape"
    Then the focus is on notice 2 of those noted

  Scenario: The latest are at the bell, by keyboard; all are marked as read, once it is known how many
    Given I am signed in as "staff" and open "/home"
    When I open the latest notices at the bell
    Then they are the newest five, the unread ones marked
    And the page keeps nobody out
    When I choose the newest of them
    Then its dialog shows its title and its content
    When I close the dialog
    And I open the latest notices at the bell
    Then they are the newest five, the unread ones marked
    And the one just read is still the first of them
    When I press "Escape"
    And I open "Notices" from the menu
    And I note what the header counts
    And I ask for all notices to be marked as read
    Then the dialog says "Mark all unread notices as read? There are 11."
    When I choose "Mark all as read" in the dialog
    Then a toast says "Marked as read: 11"
    And the header counts 11 unread notices less
    And there is nothing left to mark as read
    And the menu counts no unread notices

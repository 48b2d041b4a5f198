@SYS-10
Feature: The system update log

  Background:
    Given I use the interface in English

  Scenario: An update is entered, stands in the footer and in what is new, is corrected and deleted
    Given I am signed in as "noticeadmin"
    When I open "System update log" from the menu
    Then the list has 4 rows
    When I press the button "Add update" of the page
    And in the dialog I fill in "Version" with "1.1.0"
    And in the dialog I fill in "Title" with "预约办理"
    And in the dialog I fill in "What is new" with "可以预约办理时间"
    And I choose "Save" in the dialog
    Then a toast says "Saved"
    And the list has 5 rows
    And the footer says "Version 1.1.0"
    When I choose "Edit" in the row "1.1.0"
    And in the dialog I fill in "Title in English" with "Booking a time"
    And I choose "Save" in the dialog
    Then no dialog is open
    When I open what is new
    Then what is new lists "1.1.0, 1.0.0, 0.9.1, 0.9.0, 0.8.0"
    And the dialog says "1.1.0 Booking a time"
    And the dialog says "可以预约办理时间"
    When I close the dialog
    And I choose "Delete" in the row "1.1.0"
    And I choose "Delete" in the dialog
    Then the list has 4 rows
    And the footer says "Version 1.0.0"

  Scenario: Everything has to be filled in, and a version is there once
    Given I am signed in as "noticeadmin" and open "/xtsz/updates"
    When I press the button "Add update" of the page
    And I choose "Save" in the dialog
    Then the dialog says of "Version" "Version is required"
    And the dialog says of "Title" "Title is required"
    And the dialog says of "What is new" "What is new is required"
    When in the dialog I fill in "Version" with "next"
    Then the dialog says of "Version" "Write the version like 1.2.0"
    When in the dialog I fill in "Version" with "1.0.0"
    And in the dialog I fill in "Title" with "预约办理"
    And in the dialog I fill in "What is new" with "可以预约办理时间"
    And I choose "Save" in the dialog
    Then the dialog says of "Version" "Version is in use already"

  Scenario: Of two who change an update the second is told, and loses nothing that was typed
    Given I am signed in as "noticeadmin" and open "/xtsz/updates"
    When I choose "Edit" in the row "1.0.0"
    And in the dialog I fill in "Title in English" with "My title"
    And "admin" changes the update "1.0.0" elsewhere
    And I choose "Save" in the dialog
    Then the dialog says "Somebody else has changed this meanwhile"
    And the dialog says "Changed by somebody else since you opened it"
    And the field "Title in English" still has "My title"

  Scenario: Each person is told of a new version once, and reads what it brings
    Given the update "2.0.0" came out
    And I am signed in as "staff"
    Then a toast says "The system has been updated to version 2.0.0"
    When I read what the toast tells of
    Then what is new lists "2.0.0, 1.0.0, 0.9.1, 0.9.0, 0.8.0"
    When I reload the page
    Then the footer says "Version 2.0.0"
    And no toast is there

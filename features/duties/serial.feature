@AUTH-16
Feature: The serial number of the installation

  Background:
    Given I use the interface in English

  @in-process
  Scenario: An administrator is warned before it ends and enters another one
    Given the serial number ends in 10 days
    And I have opened the sign-in page
    When I sign in as "admin"
    Then the dialog "Serial number" is the only one
    And the dialog says "in 10 day(s)"
    When I enter the serial number "HALL-1"
    Then the field "New serial number" says "This is not written like a serial number"
    When I enter the serial number "HALL-20991231-ABCD-EFGH-IJKL-MNOP"
    Then the field "New serial number" says "The serial number is not correct"
    When I enter a serial number that is good for another year
    Then a toast says "The serial number is stored"
    And no dialog is open
    When I reload the page
    Then no dialog comes

  Scenario: Expired, it keeps everybody out but administrators
    Given the serial number ended 1 day ago
    And I have opened the sign-in page
    When I sign in as "staff"
    Then a toast says "The serial number has expired"
    And I am on the sign-in page
    When I sign in as "admin"
    Then the dialog "Serial number" is the only one
    And the dialog says "Only those who may enter a new one can use the system."
    When I choose "Later" in the dialog "Serial number"
    And I open "Notices" from the menu
    Then I see the list of notices

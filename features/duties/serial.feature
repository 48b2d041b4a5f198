@AUTH-16
Feature: The serial number of the installation

  Background:
    Given I use the interface in English

  @in-process @SYS-1
  Scenario: An administrator sees how it stands, enters another one, and finds that in the operation log; before it ends a dialog warns, and takes another one as well
    When I am signed in as "admin" and open "/xtsz/licence"
    Then the page says "Valid"
    And the page says "Jiangzhou University"
    And the page keeps nobody out
    When I enter "HALL-1" as the serial number of the page
    Then the field "New serial number" says "This is not written like a serial number"
    When I enter "HALL-20991231-ABCD-EFGH-IJKL-MNOP" as the serial number of the page
    Then the field "New serial number" says "The serial number is not correct"
    When I enter a serial number on the page that is good for another year
    Then a toast says "The serial number is stored"
    And the page says "· Days left: 365"
    When I follow the link "See its changes" of the page
    Then the list has 2 rows
    When I sign out
    Given the serial number ends in 10 days
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

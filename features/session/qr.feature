Feature: Signing in by QR code

  Background:
    Given I use the interface in English

  @AUTH-7 @ENTRY-1 @deployed
  Scenario: A phone lets another browser in, or refuses, and who scans without being signed in signs in first
    Given "staff" is signed in on a phone
    When I open "/qrConfirm?uuid=none"
    Then I am on the sign-in page
    When I sign in as "staff"
    Then the page says "The QR code is no longer valid; get a new one"
    When I open "/login"
    And I choose the way "QR code"
    And the phone scans the QR code
    And the phone cancels
    Then the sign-in page says of the QR code "The sign-in was cancelled on the phone"
    When I get a new QR code
    Then the QR code is there to be scanned
    When the phone scans the QR code
    Then the phone names the browser and the address that ask
    And the sign-in page says of the QR code "Scanned; now confirm on the phone"
    When the phone confirms
    Then I am on the home page
    And the home page greets "staff" by name
    When I sign out
    Then the way "QR code" is open
    And the browser keeps nothing of the session

  @AUTH-7
  Scenario: The page does not ask while nobody sees it; a code that nobody scans expires, and it is told where no other is to be had
    Given the clock of the browser can be moved
    When I open "/login"
    And I choose the way "QR code"
    Then the QR code is there to be scanned
    When the page is hidden
    Then the browser does not ask for the state of the QR code
    When the page is seen again
    Then the browser asks for the state of the QR code
    When 3 minutes have passed
    Then the sign-in page says of the QR code "The QR code has expired"
    And the browser does not ask for the state of the QR code
    When I get a new QR code
    Then the QR code is there to be scanned
    When 3 minutes have passed
    Then the sign-in page says of the QR code "The QR code has expired"
    Given the call "QR code" answers with code "500"
    When I get a new QR code
    Then the sign-in page says of the QR code "No QR code could be had"

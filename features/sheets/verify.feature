Feature: Verifying a sheet by its code

  Background:
    Given I use the interface in English
    And I am signed in as "secauditor" and open "/xtsz/sign-in-log?result=200"
    And I print all rows
    And the sheet has a verification code, in letters and to be scanned

  @PRINT-2 @AUTH-1
  Scenario: Somebody else types the code of a sheet and sees what the paper says, has its QR code read by a hand-held scanner, and found in a picture of the paper, also in a huge one; a picture in which no code can be found says so; a phone opens what the QR code says, and the sheet is checked once its person has signed in
    Given I am signed in as "staff"
    When I open "Verify a sheet" from the menu
    And I check the verification code of the sheet
    Then the code is genuine, and what it tells is what the paper says
    When I go on to another sheet
    Then the field of the verification code is empty and has the focus
    When a hand-held scanner reads the QR code of the sheet
    Then the code is genuine, and what it tells is what the paper says
    When I go on to another sheet
    And I take a picture of the sheet
    Then the code is genuine, and what it tells is what the paper says
    When I go on to another sheet
    And I take a picture without a QR code
    Then the page says "There is no QR code in the picture. Hold the camera close to the one at the top right, in focus and without reflections."
    When I take a picture of another QR code
    Then the page says "The QR code in the picture is no verification code."
    When I choose a file that is no picture
    Then the page says "This picture cannot be read. Use a JPG or PNG picture."
    When I choose a huge picture of the sheet
    Then the code is genuine, and what it tells is what the paper says
    When I sign out
    And I open the address in the QR code of the sheet
    And I sign in as "staff"
    Then the code is genuine, and what it tells is what the paper says

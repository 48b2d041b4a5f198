Feature: A forgotten password

  Background:
    Given I use the interface in English

  @AUTH-15
  Scenario: A person sets a new password with a code, and is told what is wrong before anything is sent; the keyboard is never lost on the way; an unknown person gets a masked phone as well; beginning anew gives no second code within the minute; and nothing of it is there where the parameter does not allow it
    When I open "/login"
    And I choose that I forgot the password
    And I give the ID number "123"
    Then the sign-in form says "The ID number is not in the right format"
    And the browser sent no ID number
    When I open "/login"
    And I choose that I forgot the password
    Then the field "ID number" has the focus
    When I type "11010519491231002X" and press Enter
    Then the field "Verification code" has the focus
    And I see a masked phone and nothing else of the person
    When I ask for the code by keyboard
    Then I can ask for another code in 60 seconds
    And the field "Verification code" has the focus
    When I go back to sign-in
    Then the field "User name" has the focus
    When I choose that I forgot the password
    And I give the ID number of "staff"
    Then I see a masked phone and nothing else of the person
    When I set the new password "short" with the code "12"
    Then the sign-in form says "Enter the code of 6 digits"
    And the sign-in form says "The password must have 6 to 20 characters"
    When I set the new password "Another#2027", repeated as "Another#2028"
    Then the sign-in form says "The two passwords differ"
    And the browser sent no new password
    When I ask for the code
    Then I can ask for another code in 60 seconds
    When I set the new password "Another#2027" with the code "000000"
    Then the sign-in form says "The verification code is not correct"
    When I set the new password "Another#2027" with the code
    Then a toast says "The new password is set; sign in with it"
    And I am on the sign-in page
    When I try to sign in as "staff" with the password "Another#2027"
    Then I am on the home page
    When I open "/login"
    And I choose that I forgot the password
    And I give the ID number of "finclerk"
    And I ask for the code
    Then I can ask for another code in 60 seconds
    When I open "/login"
    And I choose that I forgot the password
    And I give the ID number of "finclerk"
    And I ask for the code
    Then I can ask for another code in 60 seconds
    And the server has sent 2 messages
    Given the server has the parameter "passwordRecovery" at "0"
    When I open "/login"
    Then the sign-in page does not offer to set a forgotten password anew

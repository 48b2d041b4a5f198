Feature: A forgotten password

  Background:
    Given I use the interface in English

  @AUTH-15 @deployed
  Scenario: A person sets a new password with a code
    When I open "/login"
    And I choose that I forgot the password
    And I give the ID number of "staff"
    Then I see a masked phone and nothing else of the person
    When I ask for the code
    Then I can ask for another code in 60 seconds
    When I set the new password "Another#2027" with the code
    Then a toast says "The new password is set; sign in with it"
    And I am on the sign-in page
    When I try to sign in as "staff" with the password "Another#2027"
    Then I am on the home page

  @AUTH-15
  Scenario: What is wrong is said before anything is sent
    When I open "/login"
    And I choose that I forgot the password
    And I give the ID number "123"
    Then the sign-in form says "The ID number is not in the right format"
    And the browser sent no ID number
    When I give the ID number of "staff"
    And I set the new password "short" with the code "12"
    Then the sign-in form says "Enter the code of 6 digits"
    And the sign-in form says "The password must have 6 to 20 characters"
    And the browser sent no new password

  @AUTH-15
  Scenario: A wrong code
    When I open "/login"
    And I choose that I forgot the password
    And I give the ID number of "staff"
    And I ask for the code
    And I set the new password "Another#2027" with the code "000000"
    Then the sign-in form says "The verification code is not correct"

  @AUTH-15
  Scenario: An unknown person gets a masked phone as well
    When I open "/login"
    And I choose that I forgot the password
    And I give the ID number "11010519491231002X"
    Then I see a masked phone and nothing else of the person

  @AUTH-15
  Scenario: Nothing of it where the parameter does not allow it
    Given the server has the parameter "passwordRecovery" at "0"
    When I open "/login"
    Then the sign-in page does not offer to set a forgotten password anew

  @AUTH-15
  Scenario: The new password must be repeated
    When I open "/login"
    And I choose that I forgot the password
    And I give the ID number of "staff"
    And I set the new password "Another#2027", repeated as "Another#2028"
    Then the sign-in form says "The two passwords differ"

  @AUTH-15
  Scenario: Beginning anew gives no second code within the minute
    When I open "/login"
    And I choose that I forgot the password
    And I give the ID number of "staff"
    And I ask for the code
    Then I can ask for another code in 60 seconds
    When I open "/login"
    And I choose that I forgot the password
    And I give the ID number of "staff"
    And I ask for the code
    Then I can ask for another code in 60 seconds
    And the server has sent 1 message

  @AUTH-15
  Scenario: The keyboard is never lost on the way
    When I open "/login"
    And I choose that I forgot the password
    Then the field "ID number" has the focus
    When I type "11010519491231002X" and press Enter
    Then the field "Verification code" has the focus
    When I ask for the code by keyboard
    Then I can ask for another code in 60 seconds
    And the field "Verification code" has the focus
    When I go back to sign-in
    Then the field "User name" has the focus

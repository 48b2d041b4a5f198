Feature: A verification stands before the password after two failures

  Background:
    Given I use the interface in English

  @AUTH-3 @deployed
  Scenario: The picture code
    When I open "/login"
    And I try to sign in as "staff" with the password "Wrong@2026"
    Then the sign-in form says "Wrong user name or password"
    And the sign-in form shows no verification
    When I try to sign in as "staff" with the password "Wrong@2027"
    Then the sign-in form shows a picture code
    When I sign in as "staff"
    Then the sign-in form says "The picture code is required"
    And the browser tried to sign in 2 times
    When I answer "0" to the picture
    Then the sign-in form says "That is not what the picture shows; please try again"
    When I ask for another picture
    And I answer what the picture shows
    Then I am on the home page

  @AUTH-3
  Scenario: The server asks for a picture when others have failed; after a wrong password or two minutes there is another; a slider does instead, with the keyboard alone and by its letter
    Given sign-in as "staff" has failed 2 times
    When I open "/login"
    And I sign in as "staff"
    Then the sign-in form says "Complete the picture verification first"
    And the sign-in form shows a picture code
    When I try to sign in as "staff" with the password "Wrong@2026" and what the picture shows
    Then the sign-in form says "Wrong user name or password"
    When 3 minutes have passed
    And I answer "abcd" to the picture
    Then the sign-in form says "The picture verification has expired; get a new one"
    When I try to sign in as "staff" with the password "Hall@2026" and what the picture shows
    Then I am on the home page
    Given the server has the parameter "signInVerification" at "slider"
    And sign-in as "staff" has failed 2 times
    When I open "/login"
    And I sign in as "staff"
    Then the sign-in form says "Complete the picture verification first"
    When I move the tile to its small letter with the arrow keys
    Then I am on the home page
    When I sign out
    Given sign-in as "staff" has failed 2 times
    When I sign in as "staff"
    And I drag the tile to its small letter
    Then I am on the home page

Feature: Signing in with name and password

  Background:
    Given I use the interface in English

  @AUTH-1 @deployed
  Scenario: A person signs in and arrives at home
    When I open "/login"
    And I sign in as "staff"
    Then I am on the home page
    And the home page greets "staff" by name

  @AUTH-1 @deployed
  Scenario: The password never travels in clear, and what travels cannot be used again
    When I open "/login"
    And I sign in as "staff"
    Then I am on the home page
    And the browser sent the password of "staff" nowhere in clear
    But the browser asked for the key to seal a password with
    And the sign-in that the browser sent is refused when it is sent again

  @AUTH-1 @deployed
  Scenario: Signing in works over plain http at an intranet address
    Given the hall is reached over plain http at an intranet address
    When I open "/login"
    Then the browser does not take the page for a secure one
    When I sign in as "staff"
    Then I am on the home page

  @PERF-3 @ENTRY-4 @deployed
  Scenario: The form is filled in and sent while the scripts of the web are on their way
    When I open the sign-in page, and its scripts are on their way
    Then the sign-in form is in English
    When I type the name and password of "staff"
    And I press "Enter"
    And the scripts of the web arrive
    Then I am on the home page
    And the home page greets "staff" by name

  @PERF-3 @deployed
  Scenario: What is typed before the scripts of the web arrive stays, and typing goes on
    When I open the sign-in page, and its scripts are on their way
    And I type the name and password of "staff"
    And the scripts of the web arrive
    Then the sign-in page shows the organisation, the system, the logo and the footer
    And the sign-in form holds the name "staff"
    When I submit the sign-in form
    Then I am on the home page

  @SHELL-15 @PERF-3 @deployed
  Scenario: The first field has the focus as soon as the form is there, and keeps none that is elsewhere
    When I open the sign-in page, and its scripts are on their way
    Then the name has the focus
    When I press "Tab"
    And the scripts of the web arrive
    Then the sign-in page shows the organisation, the system, the logo and the footer
    And the password has the focus
    When I open "/logad"
    Then the name has the focus

  @SHELL-15
  Scenario: The first field has the focus after a sign-out
    Given I am signed in as "staff"
    When I sign out
    Then the name has the focus

  @SHELL-15
  Scenario Outline: No field takes the focus where a keyboard would come up on the screen: <address>
    Given the browser is used by touch
    When I open "<address>"
    Then the sign-in page shows the organisation, the system, the logo and the footer
    And nothing has the focus

    Examples:
      | address |
      | /login  |
      | /logad  |

  @AUTH-1
  Scenario: An empty form is not sent
    When I open "/login"
    And I submit the sign-in form
    Then the sign-in form says "User name is required"
    And the sign-in form says "Password is required"
    And the browser did not try to sign in

  @AUTH-2
  Scenario Outline: A wrong name and a wrong password get one and the same answer
    When I open "/login"
    And I try to sign in as "<name>" with the password "<password>"
    Then the sign-in form says "Wrong user name or password"
    And I am on the sign-in page

    Examples:
      | name   | password   |
      | staff  | Wrong@2026 |
      | nobody | Hall@2026  |

  @AUTH-2
  Scenario Outline: After five failures a name is refused for ten minutes, known or not
    Given sign-in as "<name>" has failed 5 times
    When I open "/login"
    And I try to sign in as "<name>" with the password "Hall@2026"
    Then the sign-in form says when to try again: in 10 minutes

    Examples:
      | name   |
      | staff  |
      | nobody |

  @AUTH-2
  Scenario: After ten minutes a refused person signs in again
    Given sign-in as "staff" has failed 5 times
    And 11 minutes have passed
    When I open "/login"
    And I sign in as "staff"
    Then I am on the home page

  @AUTH-2
  Scenario: Failures that are ten minutes old do not count
    Given sign-in as "staff" has failed 4 times
    And 11 minutes have passed
    And sign-in as "staff" has failed 1 time
    When I open "/login"
    And I sign in as "staff"
    Then I am on the home page

  @AUTH-2 @deployed
  Scenario: After too many failures an address is refused, whatever the name
    Given the server has the parameter "addressFailures" at "30"
    And sign-in from this address has failed 30 times under different names
    When I open "/login"
    And I try to sign in as "staff" with the password "Hall@2026"
    Then the sign-in form says when to try again: in 10 minutes

  @AUTH-2
  Scenario: An administrator unlocks a refused person
    Given sign-in as "staff" has failed 5 times
    And I am signed in as "admin" and open "/xtsz/accounts"
    When I unlock the account of "staff"
    Then "staff" can sign in

  @AUTH-2
  Scenario: An administrator locks a person for good
    Given I am signed in as "admin" and open "/xtsz/accounts"
    When I lock the account of "staff"
    And 60 minutes have passed
    Then "staff" cannot sign in: the account is not available

  @AUTH-2
  Scenario Outline: Why an account is not available is told to the person who knows its password
    When I open "/login"
    And I try to sign in as "<name>" with the password "Wrong@2026"
    Then the sign-in form says "Wrong user name or password"
    When I sign in as "<name>"
    Then the sign-in form says "This account is not available: <why>. Please contact the administrator"
    And I am on the sign-in page

    Examples:
      | name     | why                            |
      | disabled | it is disabled                 |
      | locked   | an administrator has locked it |

  @ENTRY-1
  Scenario Outline: Signing in leads to no other site, and not straight out again
    When I open "/login?redirect=<asked>"
    And I sign in as "staff"
    Then I am on the home page

    Examples:
      | asked                           |
      | %2F%2Fevil.example%2Fhome       |
      | %2F%5Cevil.example%2Fhome       |
      | https%3A%2F%2Fevil.example%2F   |
      | javascript%3Aalert(1)           |
      | %2Flog%2569n                    |

  @AUTH-1
  Scenario: An impatient person signs in once
    Given the answers to "sign-in" wait
    When I open "/login"
    And I type the name and password of "staff"
    And I press Enter three times
    And the answers to "sign-in" come
    Then I am on the home page
    And the browser tried to sign in 1 time

  @AUTH-1
  Scenario: A person who takes long over the password notices nothing of the key
    When I open "/login"
    And I type the name and password of "staff"
    And 3 minutes have passed
    And I submit the sign-in form
    Then I am on the home page
    And the browser tried to sign in 2 times

  @AUTH-2 @AUTH-3
  Scenario: The failure that is one too many is told with one moment, and without a picture
    Given sign-in as "staff" has failed 3 times
    When I open "/login"
    And I try to sign in as "staff" with the password "Wrong@2026"
    Then the sign-in form shows a picture code
    When I try to sign in as "staff" with the password "Wrong@2027" and what the picture shows
    Then the sign-in form says "Wrong user name or password"
    When I try to sign in as "staff" with the password "Wrong@2028" and what the picture shows
    Then the sign-in form tells one moment only
    And the sign-in form shows no verification

Feature: Signing in with name and password

  Background:
    Given I use the interface in English

  @AUTH-1 @AUTH-2 @AUTH-8 @ENTRY-1 @PERF-3 @SHELL-15 @deployed
  Scenario: A person arrives at home and at no other site, and neither the password nor the session is anybody else's; what is typed before the scripts of the web arrive stays, and so does the focus; after too many failures an address is refused, whatever the name; plain http at an intranet address will do
    When I open "/login?redirect=%2F%2Fevil.example%2Fhome"
    And I sign in as "staff"
    Then I am on the home page
    And the home page greets "staff" by name
    And the browser sent the password of "staff" nowhere in clear
    But the browser asked for the key to seal a password with
    And the sign-in that the browser sent is refused when it is sent again
    And every key that the browser stored starts with "CWWSBSDT_"
    And the stored token is a JWT
    And every call after signing in carried the stored token
    # An address of the sign-in page, in another spelling, would lead straight out again.
    When I open "/login?redirect=%2Flog%2569n"
    And I sign in as "staff"
    Then I am on the home page
    When I sign out
    And I open the sign-in page, and its scripts are on their way
    Then the name has the focus
    When I type the name and password of "staff"
    And the scripts of the web arrive
    Then the sign-in page shows the organisation, the system, the logo and the footer
    And the password has the focus
    And the sign-in form holds the name "staff"
    When I submit the sign-in form
    Then I am on the home page
    When I open "/logad"
    Then the name has the focus
    Given the server has the parameter "addressFailures" at "30"
    And sign-in from this address has failed 30 times under different names
    When I open "/login"
    And I try to sign in as "staff" with the password "Hall@2026"
    Then the sign-in form says when to try again: in 10 minutes
    When 11 minutes have passed
    Given the hall is reached over plain http at an intranet address
    When I open "/login"
    Then the browser does not take the page for a secure one
    When I sign in as "staff"
    Then I am on the home page

  @AUTH-1 @PERF-3 @ENTRY-4 @SHELL-15
  Scenario: An impatient person signs in once, and one who takes long over the password notices nothing of the key; the form is filled in and sent while the scripts of the web are on their way; no field takes the focus where a keyboard would come up on the screen
    Given the answers to "sign-in" wait
    When I open "/login"
    And I type the name and password of "staff"
    And I press Enter three times
    And the answers to "sign-in" come
    Then I am on the home page
    And the browser tried to sign in 1 time
    When I sign out
    And I type the name and password of "staff"
    And 3 minutes have passed
    And I submit the sign-in form
    Then I am on the home page
    And the browser tried to sign in 3 times
    When I sign out
    And I open the sign-in page, and its scripts are on their way
    Then the sign-in form is in English
    When I type the name and password of "staff"
    And I press "Enter"
    And the scripts of the web arrive
    Then I am on the home page
    And the home page greets "staff" by name
    When I sign out
    Then the name has the focus
    Given the browser is used by touch
    When I open "/login"
    Then the sign-in page shows the organisation, the system, the logo and the footer
    And nothing has the focus
    When I open "/logad"
    Then the sign-in page shows the organisation, the system, the logo and the footer
    And nothing has the focus

  @AUTH-1 @AUTH-2
  Scenario: What is wrong is told, an empty form before it is sent, and else nothing; after five failures a name is refused for ten minutes, also one that nobody has; failures that are older do not count; an administrator unlocks a refused person, and locks a person for good
    When I open "/login"
    And I submit the sign-in form
    Then the sign-in form says "User name is required"
    And the sign-in form says "Password is required"
    And the browser did not try to sign in
    When I try to sign in as "nobody" with the password "Hall@2026"
    Then the sign-in form says "Wrong user name or password"
    When I sign in as "disabled"
    Then the sign-in form says "This account is not available: it is disabled. Please contact the administrator"
    When I try to sign in as "disabled" with the password "Wrong@2026"
    Then the sign-in form says "Wrong user name or password"
    When I sign in as "locked"
    Then the sign-in form says "This account is not available: an administrator has locked it. Please contact the administrator"
    When I try to sign in as "staff" with the password "Wrong@2026"
    Then the sign-in form says "Wrong user name or password"
    And I am on the sign-in page
    Given sign-in as "staff" has failed 4 times
    When I open "/login"
    And I try to sign in as "staff" with the password "Hall@2026"
    Then the sign-in form says when to try again: in 10 minutes
    And the sign-in form tells one moment only
    When 11 minutes have passed
    And I sign in as "staff"
    Then I am on the home page
    Given sign-in as "staff" has failed 4 times
    And 11 minutes have passed
    And sign-in as "staff" has failed 1 time
    And sign-in as "nobody" has failed 5 times
    When I open "/login"
    And I try to sign in as "nobody" with the password "Hall@2026"
    Then the sign-in form says when to try again: in 10 minutes
    When I sign in as "staff"
    Then I am on the home page
    Given sign-in as "staff" has failed 5 times
    And I am signed in as "admin" and open "/xtsz/accounts"
    When I unlock the account of "staff"
    Then "staff" can sign in
    When I lock the account of "staff"
    And 60 minutes have passed
    Then "staff" cannot sign in: the account is not available

Feature: When something goes wrong

  Background:
    Given I use the interface in English

  @ERR-1 @ERR-3
  Scenario: A call that was given up tells nothing, and a failure that belongs to a field is shown at the field; else one toast at a time, the next after a second, in English by the code, or by the rule that was broken; a call that does not get through is told as such
    Given the clock of the browser can be moved
    And I am signed in as "staff"
    And the call "star" is never answered
    When I star "My assets"
    And I sign out
    Then I am on the sign-in page
    And the browser gave up the call "star"
    And no failure is shown
    Given the call "sign-in" answers that the field "userName" breaks the rule "format"
    When I try to sign in as "staff" with the password "Hall@2026"
    Then the field "User name" says "User name is not in the right format"
    And no failure is shown
    When the calls are answered as usual again
    And I sign in as "staff"
    Then I am on the home page
    Given the call "star" answers with the codes "500, 402, 403, 402, 404, 999, EXPORTCODE" in turn
    When "Card repayments" and "My assets" are starred at once
    Then a toast says "The operation failed"
    And 1 toast was shown
    When more than a second passes in the browser
    And I star "My assets"
    Then a toast says "You have no permission for this"
    And 2 toasts were shown
    When more than a second passes in the browser
    And I star "My assets"
    Then a toast says "Wrong user name or password"
    When more than a second passes in the browser
    And I star "My assets"
    Then a toast says "Something in the request is not valid"
    When more than a second passes in the browser
    And I star "My assets"
    Then a toast says "The operation failed; please contact the administrator"
    When more than a second passes in the browser
    And I star "My assets"
    Then a toast says "No exportable data"
    When more than a second passes in the browser
    Given the call "star" answers with code "500", the message "固定功能不允许移除" and the rule "fixed-function"
    When I star "My assets"
    Then a toast says "A fixed function cannot be removed"
    And the browser stored when it failed
    When more than a second passes in the browser
    Given the call "star" does not get through
    When I star "My assets"
    Then a toast says "The operation failed; please contact the administrator"

  @ERR-2
  Scenario: Calls that fail together end the session once, and each answer that ends it says why on the sign-in page
    Given I am signed in as "staff"
    And every call answers with code "401"
    When I reload the page
    Then I am on the sign-in page
    And the browser went to the sign-in page once
    And 1 toast was shown
    When the calls are answered as usual again
    And I sign in as "staff"
    Then I am on the home page
    Given the call "star" answers with the codes "205, 401, ERRCODE_001, ERRCODE_002, ERRCODE_003" in turn
    When I star "My assets"
    Then I am on the sign-in page
    And the sign-in form says "Signed out"
    And the browser keeps nothing of the session
    When I sign in as "staff"
    And I star "My assets"
    Then the sign-in form says "You are not signed in, or your session has expired"
    And the browser keeps nothing of the session
    When I sign in as "staff"
    And I star "My assets"
    Then the sign-in form says "This account is not available"
    And the browser keeps nothing of the session
    When I sign in as "staff"
    And I star "My assets"
    Then the sign-in form says "The serial number has expired"
    And the browser keeps nothing of the session
    When I sign in as "staff"
    And I star "My assets"
    Then the sign-in form says "The serial number is not correct"
    And the browser keeps nothing of the session

  @ERR-2 @ERR-3 @deployed
  Scenario: The answer 202 leads to its address when that is allowed, and so does the end of a session on this site
    Given the parameter "signInReturn" is "/healthz?from=hall"
    And I am signed in as "staff"
    And the operator allows the origin "http://sso.example"
    And the call "star" answers with code "202" and the address "http://sso.example/start"
    When I star "My assets"
    Then the browser is at "http://sso.example/start"
    When I go back in the browser
    Given the call "star" answers with code "202" and the address "/healthz?asked=1"
    When I star "My assets"
    Then the browser is at "/healthz?asked=1"
    When I go back in the browser
    Given the call "star" answers with code "401"
    When I star "My assets"
    Then the browser is at "/healthz?from=hall"
    And the browser keeps nothing of the session

  @ERR-3 @TABLE-6 @API-5
  Scenario: A card or a list whose server cannot be reached says so once, in its own place, as does an answer that does not fit; rows that do not fit are left out with one warning
    Given the call "pending items" does not get through
    When I am signed in as "staff" and open "/home"
    Then an error panel says "The server cannot be reached. Check your connection and try again." and nothing else does
    When the calls are answered as usual again
    And I try again
    Then the home page says what waits
    Given two rows of the call "notices.list" do not fit
    When I open "Notices" from the menu
    Then I see the list of notices
    And the browser warned once of rows left out
    Given the call "notices.list" does not get through
    When I search
    Then an error panel says "The server cannot be reached. Check your connection and try again." and nothing else does
    When the calls are answered as usual again
    And I try again
    Then I see the list of notices
    Given the call "notices" answers with something odd
    When I search
    Then an error panel offers to try again
    When the calls are answered as usual again
    And I try again
    Then I see the list of notices

  @SHELL-12 @deployed
  Scenario: A page whose part is gone reloads once by itself, and then shows an error panel
    Given the part of the web with the page "/tzgg" is gone
    And I am signed in as "staff"
    When I open "Notices" from the menu
    Then the browser reloaded the page once
    And an error panel offers to try again inside the shell
    When the parts of the web are there again
    And I try again
    Then I see the list of notices

  @SHELL-12 @deployed
  Scenario: A new release is picked up by itself
    Given the part of the web with the page "/tzgg" is gone until the next reload
    And I am signed in as "staff"
    When I open "Notices" from the menu
    Then the browser reloaded the page once
    And I see the list of notices

  @SHELL-12
  Scenario: A page that cannot be painted shows an error panel in its tab, and the shell lives on
    Given the page "/tzgg" breaks while it is painted
    And I am signed in as "staff"
    When I open "Notices" from the menu
    Then an error panel offers to try again inside the shell
    When I go to the tab "Home"
    Then I am on the home page

Feature: When something goes wrong

  Background:
    Given I use the interface in English

  @ERR-1 @ERR-3
  Scenario: A failure is told in English by the rule that was broken, and a call that does not get through as such
    Given the clock of the browser can be moved
    And I am signed in as "staff"
    And the call "star" answers with code "500", the message "固定功能不允许移除" and the rule "fixed-function"
    When I star "My assets"
    Then a toast says "A fixed function cannot be removed"
    And the browser stored when it failed
    When more than a second passes in the browser
    Given the call "star" does not get through
    When I star "My assets"
    Then a toast says "The operation failed; please contact the administrator"

  @ERR-1
  Scenario: One toast at a time, the next after a second, and a failure without a rule is told in English by its code
    Given the clock of the browser can be moved
    And I am signed in as "staff"
    And the call "star" answers with the codes "500, 402, 403, 402, 404, 999, EXPORTCODE" in turn
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

  @ERR-1 @ERR-3
  Scenario: A call that was given up tells nothing, and a failure that belongs to a field is shown at the field
    Given I am signed in as "staff"
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

  @ERR-2
  Scenario: Each answer that ends the session says why on the sign-in page
    Given I am signed in as "staff"
    And the call "star" answers with the codes "205, 401, ERRCODE_001, ERRCODE_002, ERRCODE_003" in turn
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

  @ERR-2
  Scenario: Calls that fail together end the session once
    Given I am signed in as "staff"
    And every call answers with code "401"
    When I reload the page
    Then I am on the sign-in page
    And the browser went to the sign-in page once
    And 1 toast was shown

  @ERR-2
  Scenario Outline: An ended session goes to the configured return address <address>
    Given the parameter "signInReturn" is "<address>"
    And the operator allows the origin "http://sso.example"
    And I am signed in as "staff"
    And the call "star" answers with code "401"
    When I star "My assets"
    Then the browser is at "<arrives at>"
    And the browser keeps nothing of the session

    Examples:
      | address                  | arrives at               |
      | /healthz?from=hall       | /healthz?from=hall       |
      | http://sso.example/bye   | http://sso.example/bye   |
      | http://other.example/bye | /login                   |

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

  @ERR-3 @deployed
  Scenario Outline: The answer 202 leads to its address when that is allowed: <address>
    Given I am signed in as "staff"
    And the operator allows the origin "http://sso.example"
    And the call "star" answers with code "202" and the address "<address>"
    When I star "My assets"
    Then the browser is at "<arrives at>"

    Examples:
      | address                  | arrives at               |
      | http://sso.example/start | http://sso.example/start |
      | /healthz?asked=1         | /healthz?asked=1         |

  @ERR-3
  Scenario: The answer 202 leads to no other address
    Given I am signed in as "staff"
    And the call "star" answers with code "202" and the address "http://other.example/"
    When I star "My assets"
    Then "My assets" is no common function
    And the browser is at "/home"

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

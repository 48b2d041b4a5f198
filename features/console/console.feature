@API-3
Feature: The developers' console has the server fail, and shows what it does

  Background:
    Given I use the interface in English

  Scenario: A call that there is none of is listed by itself; signing in as somebody takes one press, and a token is copied to try calls with; nothing happens to the data before it is confirmed, and a reset brings back what was changed
    Given I have the developers' console open
    Then the console says that no call was unmatched
    When a program calls "/api/usr/pubkey"
    Then the console lists "/api/usr/pubkey" as unmatched
    When I copy the token of "approver" in the console
    Then a program with the copied token is told that it is "approver"
    When I sign in as "approver" from the console
    Then the second tab of the browser greets "approver" by name
    When I set in the console that the call "sign-in" answers with code "402"
    And I reset the data in the console
    Then the console has no rules any more
    And "staff" can sign in
    And the console counts the people of the demo data
    And the console asks whether to take the large data, and tells the server nothing else

  @ERR-3
  Scenario: A connection that is dropped is told as any failure; an answer that breaks off or fails can be asked for again, and a late one is waited for; taking a rule back mends it
    Given I am signed in as "staff"
    And I have the developers' console open
    When I set in the console that the connection of the call "star" is dropped
    And I star "My assets"
    Then a toast says "The operation failed; please contact the administrator"
    And the page keeps nobody out
    When I set in the console that the answer of the call "notices.list" is truncated
    And I open "Notices" from the menu
    Then an error panel offers to try again inside the shell
    When I remove in the console the rule for the call "notices.list"
    And I try again
    Then I see the list of notices
    And the console lists the call "notices.list" of "staff" with code "200"
    When I set in the console that the call "notices.list" answers with code "500"
    And I reload the page
    Then an error panel offers to try again inside the shell
    And the console says that the call "notices.list" was made to answer "500"
    When I remove in the console the rule for the call "notices.list"
    And I try again
    Then I see the list of notices
    And the console lists the call "notices.list" of "staff" with code "200"
    When I set in the console that the call "notices.list" is answered 4000 ms later
    And I search
    Then the list is being loaded
    And I see the list of notices
    And the console says that the call "notices.list" was made to be answered 4000 ms later

  @ERR-3
  Scenario: A code that was sent can be read in the console; a call fails twice and then works; the last calls have no secrets, and one is made to fail from there; an answer leads to the address that the console was given
    Given I have the developers' console open
    When I open "/login"
    And I choose that I forgot the password
    And I give the ID number of "staff"
    And I ask for the code
    Then the console shows the code that was sent
    When I go back to sign-in
    And I set in the console that the call "sign-in" answers with code "500" 2 times
    And I sign in as "staff"
    Then the sign-in form says "The operation failed"
    When I submit the sign-in form
    Then the browser tried to sign in 2 times
    And the console has no rules any more
    When I submit the sign-in form
    Then I am on the home page
    And the console shows the sign-in of "staff" without its password
    When I set from there a fault: code "ERRCODE_001"
    Then "staff" cannot sign in: the account is not available
    When I set in the console that the call "star" leads to the address "/healthz?asked=1"
    And I star "My assets"
    Then the browser is at "/healthz?asked=1"

  @mock-banner
  Scenario: The hall says that its server can be told to fail, over no button on a phone, until that is closed
    Given the window is 375 pixels wide
    When I open "/login"
    Then the page says that this is a test environment
    And the page keeps nobody out
    When I sign in as "staff"
    Then I am on the home page
    And the page keeps nobody out
    When the window becomes 1440 pixels wide
    Then the page says that this is a test environment
    When I follow its link to the developers' console
    Then the developers' console shows the last calls
    When I close the notice of the test environment
    Then the page does not say that this is a test environment
    When I reload the page
    Then the page does not say that this is a test environment
    When I sign out
    And I open "/login"
    Then the page does not say that this is a test environment
    When I open "/login" in a second tab of the browser
    Then the second tab of the browser says that this is a test environment

  Scenario: The server's clock is set, stands still and moves
    Given I have the developers' console open
    When I advance the server's clock in the console by a day
    Then the console says that the server's clock is a day ahead of the machine's time
    When I set the server's clock in the console to "2027-03-01T08:00:00"
    Then the server's clock goes on from "2027-03-01T08:00:00"
    When I freeze the server's clock in the console
    And I set the server's clock in the console to "2027-03-02T09:30:00"
    Then the server's clock stands at "2027-03-02T09:30:00"
    When I advance the server's clock in the console by a day
    Then the server's clock stands at "2027-03-03T09:30:00"

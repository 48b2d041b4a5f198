@API-3
Feature: The developers' console on any screen, and answers that are late, cut off or lead elsewhere

  Background:
    Given I use the interface in English

  Scenario: A late answer is waited for, and then shown
    Given I am signed in as "staff"
    And I have the developers' console open
    When I set in the console that the call "notices.list" is answered 4000 ms later
    And I open "Notices" from the menu
    Then the list is being loaded
    And I see the list of notices
    And the console says that the call "notices.list" was made to be answered 4000 ms later

  @ERR-3
  Scenario: An answer that breaks off is told, and can be asked for again
    Given I am signed in as "staff"
    And I have the developers' console open
    When I set in the console that the answer of the call "notices.list" is truncated
    And I open "Notices" from the menu
    Then an error panel offers to try again inside the shell
    When I remove in the console the rule for the call "notices.list"
    And I try again
    Then I see the list of notices

  @ERR-3
  Scenario: An answer leads to the address that the console was given
    Given I am signed in as "staff"
    And I have the developers' console open
    When I set in the console that the call "star" leads to the address "/healthz?asked=1"
    And I star "My assets"
    Then the browser is at "/healthz?asked=1"

  Scenario: Nothing happens to the data before it is confirmed which are to be there
    Given I have the developers' console open
    Then the console asks whether to take the large data, and tells the server nothing else

  Scenario: The console fits a phone
    Given I have the developers' console open
    When I set in the console that the call "notices.list" answers with code "500" 3 times
    And a program calls "/api/usr/pubkey"
    And the window of the console becomes 375 pixels wide
    Then all sections of the console can be reached, and fit into the window

  Scenario: A fault is set and somebody signed in by keyboard alone
    Given I have the developers' console open
    When I set in the console by keyboard that the call "notices.list" answers with code "500"
    And I sign in as "approver" from the console by keyboard
    Then the second tab of the browser greets "approver" by name
    And the console says that the call "notices.list" was made to answer "500"

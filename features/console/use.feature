@API-3
Feature: The developers' console on any screen, and answers that are late, cut off or lead elsewhere

  Background:
    Given I use the interface in English

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

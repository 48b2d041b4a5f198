Feature: When the first calls go wrong

  Background:
    Given I use the interface in English

  @API-5 @AUTH-10 @TABLE-6
  Scenario: Whatever is wrong with the user info, one can sign out, and nothing false is said; another try brings what could not be learnt of the person, and counts that could not be loaded, which are no zeros
    Given the call "pending items" answers with no rows
    And the call "user info" answers with code "500"
    When I am signed in as "staff" and open "/home"
    Then the header names the account "王芳"
    And the greeting does not say that nothing waits
    When I sign out
    Then I am on the sign-in page
    Given the call "user info" does not get through
    When I sign in as "staff"
    Then the header names the account "王芳"
    And the greeting does not say that nothing waits
    When I sign out
    Then I am on the sign-in page
    Given the call "user info" answers with something odd
    When I sign in as "staff"
    Then the header names the account "王芳"
    And the greeting does not say that nothing waits
    When I sign out
    Then I am on the sign-in page
    Given the call "user info" is never answered
    When I sign in as "staff"
    Then the header names the account "王芳"
    And the greeting does not say that nothing waits
    When I sign out
    Then I am on the sign-in page
    When the calls are answered as usual again
    Given the call "user info" answers with code "500"
    When I sign in as "staff"
    And I open the account panel of "王芳"
    Then an error panel offers to try again
    And the home page says that what waits is not known
    When the calls are answered as usual again
    And I try again
    Then the header names the account "Wang Fang"
    And the home page says what waits
    When I sign out
    Then I am on the sign-in page
    Given the call "pending items" answers with code "500"
    When I sign in as "staff"
    Then the home page says that what waits is not known
    When the calls are answered as usual again
    And I try again on the home page
    Then the home page says what waits

  @TABLE-6 @slow
  Scenario: The frame stands, whatever the calls of the person and of the menu do
    Given I am signed in as "admin"
    Then the frame stands whatever the call "user info" does, with at most 1 toast
    And the frame stands whatever the call "menu" does, with at most 0 toasts

  @TABLE-6 @slow
  Scenario: The frame stands, whatever the calls of routes and of parameters do
    Given I am signed in as "admin"
    Then the frame stands whatever the call "routes" does, with at most 0 toasts
    And the frame stands whatever the call "parameters" does, with at most 1 toast

  @TABLE-6 @slow
  Scenario: The frame stands, whatever the calls of habits and of pending items do
    Given I am signed in as "admin"
    Then the frame stands whatever the call "habits" does, with at most 1 toast
    And the frame stands whatever the call "pending items" does, with at most 1 toast

  @TABLE-6 @slow
  Scenario: The frame stands, whatever the calls of notices and of what is beside them do
    Given I am signed in as "admin"
    Then the frame stands whatever the call "notices" does, with at most 1 toast
    And the frame stands whatever the call "footer, version, serial warning, due loans" does, with at most 0 toasts

  @API-5
  Scenario: One can sign in, whatever the calls do before
    When I open "/login"
    Then the sign-in page stands whatever the call "sign-in parameters" does, with at most 1 toast
    And the sign-in page stands whatever the call "recovery settings" does, with at most 0 toasts
    And the sign-in page stands whatever the call "footer" does, with at most 0 toasts
    When I sign in as "staff"
    Then I am on the home page

Feature: Signing out

  Background:
    Given I use the interface in English

  @AUTH-10
  Scenario: A person signs out, and the next one at the browser sees nothing of the one before; a sign-out that fails ends the session in this browser all the same, and a session by password goes on to no address; language and appearance stay, with the keyboard alone
    Given I am signed in as "staff"
    And I have opened "Notices" from the menu
    When I sign out
    Then I am on the sign-in page
    And the browser keeps nothing of the session
    And no failure is shown
    And the token that I had is no longer accepted
    When I sign in as "approver"
    Then I am on the home page
    And the home page greets "approver" by name
    And the only open tab is "Home"
    And the menu offers "Claim approval"
    Given the call "sign-out" does not get through
    When I sign out
    Then I am on the sign-in page
    And the browser keeps nothing of the session
    And no failure is shown
    Given the call "sign-out" answers with code "500"
    When I sign in as "staff"
    And I sign out
    Then I am on the sign-in page
    And the browser keeps nothing of the session
    And no failure is shown
    Given the call "sign-out" answers with code "205" and the address "/healthz?from=sso"
    When I sign in as "staff"
    And I sign out
    Then I am on the sign-in page
    And the browser keeps nothing of the session
    When the calls are answered as usual again
    And I sign in as "staff"
    And I choose the appearance "dark"
    And I switch the language
    And I sign out by keyboard
    Then I am on the sign-in page
    And the interface is in Chinese
    And the page is dark

  @AUTH-10 @AUTH-5 @deployed
  Scenario: A session of central single sign-on ends at its return address, and at no other site
    Given I signed in as "staff" through central single sign-on
    And the call "sign-out" answers with code "205" and the address "https://evil.example/"
    When I sign out
    Then I am on the sign-in page
    And the browser keeps nothing of the session
    Given I signed in as "staff" through central single sign-on
    And the call "sign-out" answers with code "205" and the address "javascript:alert(1)"
    When I sign out
    Then I am on the sign-in page
    And the browser keeps nothing of the session
    Given I signed in as "staff" through central single sign-on
    And the call "sign-out" answers with code "205" and the address "/healthz?from=sso"
    When I sign out
    Then the browser is at "/healthz?from=sso"
    And the browser keeps nothing of the session

  @AUTH-10
  Scenario: A configured question is asked before signing out, once a session, in the words of the institution where they are in the language of the reader
    Given the parameter "exitPrompt" is "1"
    And I am signed in as "staff"
    When I choose to sign out
    Then I am asked "Do you want to leave the system?"
    When I decline
    Then I am on the home page
    Given the parameter "exitPrompt" is "今日单据都提交了吗?"
    And the parameter "exitPromptEn" is "Have you handed in all your bills?"
    When I reload the page
    And I choose to sign out
    Then I am on the sign-in page
    When I sign in as "staff"
    And I choose to sign out
    Then I am asked "Have you handed in all your bills?"
    When I decline
    Given the parameter "exitPromptEn" is ""
    When I sign out
    And I sign in as "staff"
    And I choose to sign out
    Then I am asked "Do you want to leave the system?"

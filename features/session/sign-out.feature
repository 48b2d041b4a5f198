Feature: Signing out

  Background:
    Given I use the interface in English

  @AUTH-10 @deployed
  Scenario: A person signs out
    Given I am signed in as "staff"
    And I have opened "Notices" from the menu
    When I sign out
    Then I am on the sign-in page
    And the browser keeps nothing of the session
    And no failure is shown
    And the token that I had is no longer accepted

  @AUTH-10
  Scenario: Signing out with the keyboard alone
    Given I am signed in as "staff"
    When I sign out by keyboard
    Then I am on the sign-in page

  @AUTH-10
  Scenario: Language and appearance stay after signing out
    Given I am signed in as "staff"
    When I choose the appearance "dark"
    And I switch the language
    And I sign out
    Then I am on the sign-in page
    And the interface is in Chinese
    And the page is dark

  @AUTH-10
  Scenario: The next person at the browser sees nothing of the one before
    Given I am signed in as "staff"
    And I have opened "Notices" from the menu
    When I sign out
    And I sign in as "approver"
    Then I am on the home page
    And the home page greets "approver" by name
    And the only open tab is "Home"
    And the menu offers "Claim approval"

  @AUTH-10
  Scenario Outline: A sign-out that fails ends the session in this browser all the same
    Given I am signed in as "staff"
    And the call "sign-out" <fails>
    When I sign out
    Then I am on the sign-in page
    And the browser keeps nothing of the session
    And no failure is shown

    Examples:
      | fails                   |
      | does not get through    |
      | answers with code "500" |

  @AUTH-10 @deployed
  Scenario: A session of central single sign-on ends at its return address
    Given I signed in as "staff" through central single sign-on
    And the call "sign-out" answers with code "205" and the address "/healthz?from=sso"
    When I sign out
    Then the browser is at "/healthz?from=sso"
    And the browser keeps nothing of the session

  @AUTH-10 @AUTH-5
  Scenario Outline: A sign-out goes on to no other site
    Given I signed in as "staff" through central single sign-on
    And the call "sign-out" answers with code "205" and the address "<address>"
    When I sign out
    Then I am on the sign-in page
    And the browser keeps nothing of the session

    Examples:
      | address               |
      | https://evil.example/ |
      | javascript:alert(1)   |

  @AUTH-10
  Scenario: A session by password goes on to no address, whatever the answer says
    Given I am signed in as "staff"
    And the call "sign-out" answers with code "205" and the address "/healthz?from=sso"
    When I sign out
    Then I am on the sign-in page
    And the browser keeps nothing of the session

  @AUTH-10
  Scenario: A configured question is asked before signing out, once a session
    Given the parameter "exitPrompt" is "1"
    And I am signed in as "staff"
    When I choose to sign out
    Then I am asked "Do you want to leave the system?"
    When I decline
    Then I am on the home page
    When I reload the page
    And I choose to sign out
    Then I am on the sign-in page
    When I sign in as "staff"
    And I choose to sign out
    Then I am asked "Do you want to leave the system?"

  @AUTH-10
  Scenario Outline: The question is asked in the words of the institution, in the language of the reader
    Given the parameter "exitPrompt" is "今日单据都提交了吗?"
    And the parameter "exitPromptEn" is "<own words>"
    And I am signed in as "staff"
    When I choose to sign out
    Then I am asked "<question>"

    Examples:
      | own words                         | question                          |
      | Have you handed in all your bills? | Have you handed in all your bills? |
      |                                   | Do you want to leave the system?  |

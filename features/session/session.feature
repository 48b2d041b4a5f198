Feature: The session in the browser

  Background:
    Given I use the interface in English

  @AUTH-8 @deployed
  Scenario: Stored keys carry the installation's prefix and calls carry the token
    Given I have opened the sign-in page
    When I sign in as "staff"
    Then I am on the home page
    And every key that the browser stored starts with "CWWSBSDT_"
    And the stored token is a JWT
    And every call after signing in carried the stored token

  @AUTH-8 @deployed
  Scenario: A token past half of its life is replaced, with several calls in flight
    Given I am signed in as "staff"
    When 61 minutes have passed
    And I reload the page
    Then the browser stores another token than before
    When 90 minutes have passed
    And I open "Notices" from the menu
    Then I see the list of notices

  @AUTH-8
  Scenario: A page that rests takes over the token that another page of the browser was given
    Given I am signed in as "staff"
    And I have the home page open in a second tab of the browser
    When 61 minutes have passed
    And I reload the page
    Then the browser stores another token than before
    When 90 minutes have passed
    And I choose "Notices" in the menu of the second tab of the browser
    Then the second tab of the browser shows the list of notices

  @AUTH-8
  Scenario: A token is not replaced before half of its life
    Given I am signed in as "staff"
    When 50 minutes have passed
    And I reload the page
    Then I am on the home page
    And the browser stores the same token as before

  @AUTH-8
  Scenario Outline: A person's session ends at once when <what happens>
    Given I am signed in as "staff"
    When <what happens>
    And I open "Notices" from the menu
    Then I am on the sign-in page
    And the sign-in form says "<why>"
    And the browser keeps nothing of the session

    Examples:
      | what happens                                    | why                                                                             |
      | an administrator disables "staff"               | Your account has been disabled, so this session has ended                       |
      | an administrator locks "staff"                  | An administrator has locked your account, so this session has ended             |
      | an administrator resets the password of "staff" | An administrator has reset your password; please sign in with the temporary one |
      | "staff" changes the password in another browser | Your password has changed; please sign in again with the new one                |
      | the session has not been used for too long      | You are not signed in, or your session has expired                              |

  @ERR-2 @SYS-8
  Scenario: Whose session an administrator ends at work is told so, and goes on with what was asked for
    Given I am signed in as "approver" and open "/loans"
    When an administrator ends the sessions of "approver"
    And I fill in "Number or purpose" with "fee"
    And I press "Enter"
    Then I am on the sign-in page
    And the sign-in form says "An administrator has ended your session; please sign in again"
    When I sign in as "approver"
    Then the browser is at "/loans?text=fee"

  @ENTRY-2
  Scenario Outline: Opening <page> clears the stored session and the cached routes
    Given I am signed in as "staff"
    When I open "<page>"
    Then I see the sign-in form
    And the browser keeps nothing of the session
    When I open "/home"
    Then I am on the sign-in page

    Examples:
      | page   |
      | /login |
      | /logad |

  @AUTH-8 @deployed
  Scenario: Signing out in one tab of the browser signs out the others
    Given I am signed in as "staff"
    And I have the home page open in a second tab of the browser
    When I sign out
    Then the second tab of the browser is on the sign-in page

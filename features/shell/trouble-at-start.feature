Feature: When the first calls go wrong

  Background:
    Given I use the interface in English

  @API-5 @AUTH-10
  Scenario Outline: Whatever is wrong with the user info, one can sign out, and nothing false is said: it <fault>
    Given the call "pending items" answers with no rows
    And the call "user info" <fault>
    When I am signed in as "staff" and open "/home"
    Then the header names the account "王芳"
    And the greeting does not say that nothing waits
    When I sign out
    Then I am on the sign-in page

    Examples:
      | fault                      |
      | answers with code "500"    |
      | does not get through       |
      | is never answered          |
      | answers with something odd |

  @API-5
  Scenario: Another try brings what could not be learnt of the person
    Given the call "user info" answers with code "500"
    When I am signed in as "staff" and open "/home"
    And I open the account panel of "王芳"
    Then an error panel offers to try again
    And the home page says that what waits is not known
    When the calls are answered as usual again
    And I try again
    Then the header names the account "Wang Fang"
    And the home page says what waits

  @TABLE-6
  Scenario: Counts that could not be loaded are no zeros, and can be asked for again
    Given the call "pending items" answers with code "500"
    When I am signed in as "staff" and open "/home"
    Then the home page says that what waits is not known
    When the calls are answered as usual again
    And I try again on the home page
    Then the home page says what waits

  @TABLE-6 @slow
  Scenario Outline: The frame stands, whatever the call "<call>" does
    Given I am signed in as "admin"
    Then the frame stands whatever the call "<call>" does, with at most <toasts> toasts

    Examples:
      | call                                       | toasts |
      | user info                                  | 1      |
      | menu                                       | 0      |
      | routes                                     | 0      |
      | parameters                                 | 1      |
      | habits                                     | 1      |
      | pending items                              | 1      |
      | notices                                    | 1      |
      | footer, version, serial warning, due loans | 0      |

  @API-5
  Scenario Outline: One can sign in, whatever the call "<call>" does before
    When I open "/login"
    Then the sign-in page stands whatever the call "<call>" does, with at most <toasts> toasts
    When I sign in as "staff"
    Then I am on the home page

    Examples:
      | call               | toasts |
      | sign-in parameters | 1      |
      | recovery settings  | 0      |
      | footer             | 0      |

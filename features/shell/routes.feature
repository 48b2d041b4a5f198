Feature: Addresses that lead nowhere

  Background:
    Given I use the interface in English

  @ENTRY-5 @deployed
  Scenario: An unknown address inside the shell
    When I am signed in as "staff" and open "/no/such/page"
    Then the page "not found" is shown inside the shell
    When I follow its way home
    Then I am on the home page

  @ENTRY-5 @deployed
  Scenario: An unknown address without a session
    When I open "/no/such/page"
    Then the page "not found" is shown by itself
    When I follow its way home
    Then I am on the sign-in page

  @ENTRY-5
  Scenario Outline: A page that the person's roles do not allow
    When I am signed in as "staff" and open "<page>"
    Then the page "no permission" is shown inside the shell
    When I follow its way home
    Then I am on the home page

    Examples:
      | page           |
      | /xtsz          |
      | /xtsz/accounts |

  @ENTRY-5
  Scenario: The same page for a person whose roles allow it
    When I am signed in as "admin" and open "/xtsz/accounts"
    Then I see the list of accounts

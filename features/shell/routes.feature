Feature: Addresses that lead nowhere

  Background:
    Given I use the interface in English

  @ENTRY-5
  Scenario: An unknown address without a session and inside the shell, and a page that the person's roles do not allow
    When I open "/no/such/page"
    Then the page "not found" is shown by itself
    When I follow its way home
    Then I am on the sign-in page
    When I sign in as "staff"
    Then I am on the home page
    When I open "/no/such/page"
    Then the page "not found" is shown inside the shell
    When I follow its way home
    Then I am on the home page
    When I open "/xtsz/accounts"
    Then the page "no permission" is shown inside the shell
    When I follow its way home
    Then I am on the home page

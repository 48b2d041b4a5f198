@SYS-9
Feature: An administrator acts as somebody else

  Background:
    Given I use the interface in English

  Scenario: A banner says so all the time, on a phone too, in every tab of the browser, and leads back by one click; the log names both; what is the person's alone is not done for the person; when the account is locked meanwhile, acting ends at the next call
    Given I am signed in as "admin" and open "/xtsz/accounts"
    And I have the home page open in a second tab of the browser
    When I act as "staff" for the reason "To see the claim that is missing"
    Then the home page greets "staff" by name
    And a banner says that "admin" acts as "staff"
    And the second tab of the browser greets "staff" by name
    When I reload the page
    Then a banner says that "admin" acts as "staff"
    When I open "/loans"
    Then a banner says that "admin" acts as "staff"
    When I switch the language
    Then a banner says that "admin" acts as "staff"
    And the page keeps nobody out
    When I switch the language
    And the window becomes 320 pixels wide
    Then a banner says that "admin" acts as "staff"
    And the page keeps nobody out
    When the window becomes 1440 pixels wide
    And I go back to my own account
    Then the browser is at "/xtsz/accounts"
    And I see the list of accounts
    And no banner says that I act as somebody else
    And the second tab of the browser greets "admin" by name
    And the second tab of the browser has no such banner
    When I open "/xtsz/operation-log?person=He Zhiyuan&text=Stop acting"
    Then the list has 1 row
    And every row shows "Wang Fang, by He Zhiyuan"
    When I open "/xtsz/accounts"
    And I act as "staff" for the reason "To see the claim that is missing"
    And I choose the layout "top"
    Then a toast says "Only the person can do this, not somebody who acts as the person"
    When an administrator locks "staff"
    And I open "/loans"
    Then I am on the sign-in page
    And the sign-in form says "Acting as somebody else has ended; please sign in again"

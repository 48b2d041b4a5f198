@SYS-7
Feature: The logs

  Background:
    Given I use the interface in English

  @deployed
  Scenario: What an administrator changed, before and after
    Given an administrator locks "staff"
    And I am signed in as "secauditor"
    When I open "Operation log" from the menu
    And in "Kind" I choose "Change"
    And I fill in "Person" with "2001001"
    And I fill in "Action" with "2001009"
    And I search
    Then the list has 1 row
    And every row shows "He Zhiyuan"
    When I open the details of the first row
    Then the details say that "Locked by an administrator" was "No" and is "Yes"
    And the details say that "Reason" was "—" and is "退休离校"
    And the details name "Wang Fang 2001009"

  Scenario: Secrets are masked
    Given an administrator resets the password of "staff"
    And I am signed in as "secauditor"
    When I open "/xtsz/operation-log?kind=change"
    And I open the details of the first row
    Then the details say that "Temporary password" was "******" and is "******"

  @deployed
  Scenario: A sign-in that failed is in the sign-in log
    Given sign-in as "staff" has failed 1 time
    And I am signed in as "secauditor"
    When I open "Sign-in log" from the menu
    Then some rows do not show "staff"
    When in "Result" I choose "402 Wrong user name or password"
    Then the condition "Result" is "402 Wrong user name or password"
    And I fill in "Person" with "2001009"
    And I search
    Then the list has 1 row
    And every row shows "staff"

  Scenario Outline: <page> is not for everybody
    Given I am signed in as "staff"
    When I open "<page>"
    Then the page "no permission" is shown inside the shell

    Examples:
      | page                |
      | /xtsz/operation-log |
      | /xtsz/sign-in-log   |

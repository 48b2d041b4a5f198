@SYS-8
Feature: Who is online

  Background:
    Given I use the interface in English

  Scenario: An administrator sees who is signed in and ends a session, and those that are selected together; the person is told; one's own present session is marked, and stays
    Given "staff" signs in in another browser
    And I am signed in as "admin" and open "/xtsz"
    When I look among the settings for "online"
    And I press "Enter"
    Then the list has 2 rows
    And the page keeps nobody out
    When I press "Wang Fang" in its row
    Then the dialog says "Password"
    When I close the dialog
    And I choose "End session" in the row "Wang Fang"
    Then the dialog says "End the session of Wang Fang"
    When I choose "End session" in the dialog
    Then a toast says "Sessions ended: 1"
    And the list has 1 row
    And the page says "Present session ·"
    And "End session" of the present session cannot be used, because "Your present session cannot be ended here; sign out instead"
    Given "staff" signs in in another browser
    And "analyst" signs in in another browser
    When I open "/xtsz/online?way=password&sort=startedAt.desc"
    And I select the first row
    And I press the button "End selected sessions" of the page
    And I choose "End selected sessions" in the dialog
    Then a toast says "Sessions ended: 1"
    And the list has 2 rows

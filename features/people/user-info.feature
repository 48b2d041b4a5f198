@INFO-1
Feature: User info

  Background:
    Given I use the interface in English

  Scenario: Who sees nobody else's has the own at once, in full, with the last sign-ins, and why one failed; a head of department sees the department, each masked, with addresses by their network alone, gets no further by an address, and has the own at hand above the list; an administrator finds anybody and sees how to reach them
    Given sign-in as "staff" has failed 1 time
    And I am signed in as "staff"
    When I open "User info" from the menu
    Then the browser is at "/userInfo"
    And the page has no list
    And user info says "Wang Fang" as "Name in English"
    And user info says "2001009" as "Staff number"
    And user info says "School of Computing" as "Department"
    And user info says the phone of "staff" in full
    And user info says "Enabled" as "Status"
    And the last sign-in was by "Password" and "Succeeded"
    And among the sign-ins is one that says "Wrong user name or password"
    When I follow "Change it in the personal center" of user info
    Then the browser is at "/personalCenter?section=profile"
    Given "leader" signs in in another browser
    When I am signed in as "approver" and open "/userInfo"
    Then everybody in the list is of "School of Computing"
    When I press "Zhao Mingyuan" in its row
    Then "Zhao Mingyuan" stands beside the list
    And user info says the phone of "leader" masked
    And beside the list it says "Contact details are masked"
    And the addresses of the sign-ins are masked
    And the browser is at "/userInfo?open=2001010"
    When I reload the page
    Then "Zhao Mingyuan" stands beside the list
    When I open "/userInfo?open=2001001"
    Then beside the list it says "There is no such row, or it is not for you to see."
    When I press the button "My info" of the page
    Then "Lin Hai" stands beside the list
    And user info says the phone of "approver" in full
    Given I am signed in as "admin" and open "/userInfo"
    When I fill in "Name or staff number" with "Wang Fang"
    And I search
    Then the list has 1 row
    When I press "Wang Fang" in its row
    Then user info says the phone of "staff" in full

Feature: The way of an application for a grant

  Background:
    Given I use the interface in English

  @PROJ-28
  Scenario: Every step of an application is shown with what it waits for, and printed
    Given "staff" applied for the project "HX2025002", was rejected by "leader" with "Say what for", and applied again
    And I am signed in as "finadmin"
    When I open the way of that application
    Then step 1 of the way says "Submitted", "Wang Fang" and "Waits for Zhao Mingyuan"
    And step 2 of the way says "Rejected", "Zhao Mingyuan" and "Reason for rejecting: Say what for"
    And step 3 of the way says "Submitted", "Wang Fang" and "Waits for Zhao Mingyuan"
    And beside the list it says "Now: waits for Zhao Mingyuan"
    And the way alone is printed, as it is shown
    And "approver" does not see that application

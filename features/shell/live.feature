@MENU-9
Feature: What waits is counted without a reload

  Background:
    Given I use the interface in English

  @deployed
  Scenario: What has changed elsewhere shows at once, in every window of the browser, and what is decided elsewhere waits no longer, in the menu and the header
    Given "approver" has read all notices but 3
    And I am signed in as "approver"
    And I have the home page open in a second tab of the browser
    When I note what the header counts
    And one notice of "approver" is unread again
    Then the header counts 1 unread notice more
    And the menu counts the unread notices of "approver"
    And the second tab of the browser counts as many
    When I note what the header counts
    And a claim of "approver" is decided elsewhere
    Then the header counts 1 pending item less
    And the menu counts 11 pending items

  @in-process
  Scenario: The windows of a browser listen together, one of them goes on when the other is closed, and listening ends with the session
    Given "approver" has read all notices but 3
    And I am signed in as "approver"
    And I have the home page open in a second tab of the browser
    Then the browser listens once
    When I close the second tab of the browser
    Then the browser listens once
    When I note what the header counts
    And one notice of "approver" is unread again
    Then the header counts 1 unread notice more
    When I sign out
    Then the browser does not listen

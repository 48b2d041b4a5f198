@PROJ-4 @PROJ-8
Feature: The life of a grant, from what was applied for to its end

  Background:
    Given I use the interface in English
    And nothing is reminded of at the start

  @PROJ-3 @PROJ-14 @PROJ-20 @PROJ-22 @PROJ-23 @PROJ-28
  Scenario: Sent back twice, an application is submitted a third time, waits for whoever decides by then, and becomes a grant, which is used, changed, and ends; the way and the history tell all of it
    Given "staff" applied for the project "HX2025002", was rejected by "leader" with "Say what for", and applied again
    And "leader" rejects the newest application elsewhere because of "Too much"
    And I am signed in as "staff" and open "/applications"
    Then the first row says "Too much"
    When I press "Edit" in the first row
    Then the dialog says "Reason for rejecting: Too much"
    When in the dialog I fill in "Amount applied for" with "400"
    And I choose "Submit" in the dialog
    Then a toast says "The application was submitted"
    And the first row says "Pending"
    And the first row says "Zhao Mingyuan"
    When an administrator disables "leader"
    And I search
    Then the first row says "Lin Hai"
    When an administrator enables "leader"
    And I search
    Then the first row says "Zhao Mingyuan"
    When "finadmin" makes "analyst" the leader of the project "HX2025002" elsewhere
    And I search
    Then the first row says "Sun Li"
    Given I am signed in as "analyst" and open "/applications/approvals"
    When I choose "Approve" in the row "400.00"
    Then the dialog says "Balance of the project"
    When in the dialog I fill in "Comment" with "Keep the receipts"
    And I choose "Approve" in the dialog
    Then a toast tells "was approved"
    And the newest grant of "staff" on the project "HX2025002" is "Active" on the server
    When "staff" claims "300.00" yuan of the project "HX2025002" elsewhere, and is told "is submitted"
    And "analyst" changes the newest grant of "staff" on the project "HX2025002" to "350.00" yuan elsewhere
    And "approver" approves that claim elsewhere
    And 31 days pass on the server
    Then the history of the newest grant of "staff" on the project "HX2025002" is "Granted, Changed, Expired"
    And "staff" claims "50.00" yuan of the project "HX2025002" elsewhere, and is told "The grant ended on"
    Given I am signed in as "staff" and open "/authorizations/held"
    When I open the newest grant
    Then beside the list it says "Authorized amount¥ 350.00"
    And beside the list it says "Spent¥ 300.00"
    And beside the list it says "¥ 400.00 → ¥ 350.00"
    And beside the list it says "By itself · Expired"
    When I follow "Show the use of it" beside the list
    Then the list begins with:
    | Subject                 | Asked for | Frozen | Spent  | State    |
    | Interviews in Zhengzhou | 300.00    | 0.00   | 300.00 | Approved |
    And the sums of all rows are "300.00, 0.00, 300.00"
    When I open the way of that application
    Then step 1 of the way says "Submitted", "Wang Fang" and "Waits for Zhao Mingyuan"
    And step 2 of the way says "Rejected", "Zhao Mingyuan" and "Reason for rejecting: Say what for"
    And step 3 of the way says "Submitted", "Wang Fang" and "500.00 yuan"
    And step 4 of the way says "Rejected", "Zhao Mingyuan" and "Reason for rejecting: Too much"
    And step 5 of the way says "Submitted", "Wang Fang" and "400.00 yuan"
    And step 6 of the way says "Handed to another", "The one who decides was disabled or enabled" and "Waits for Lin Hai"
    And step 7 of the way says "Handed to another", "The one who decides was disabled or enabled" and "Waits for Zhao Mingyuan"
    And step 8 of the way says "Handed to another", "Leader changed" and "Waits for Sun Li"
    And step 9 of the way says "Approved", "Sun Li" and "Comment: Keep the receipts"

  @PROJ-12 @PROJ-17 @PROJ-21
  Scenario: The end of a grant comes nearer while its project is frozen over new year, so that one has ended when it is thawed and another goes on; one of a year that began on a leap day can be used on 28 February and not after
    Given it is noon of the next "12-02" on the server
    And "approver" has given "analyst" "500.00" yuan of the project "HX2025002" for "One month" as head of the department
    And "approver" has given "staff" "500.00" yuan of the project "HX2025002" for "Three months" as head of the department
    When "finadmin" chooses "Freeze project" of the project "HX2025002" elsewhere
    Then the newest grant of "analyst" on the project "HX2025002" is "Suspended" on the server
    And the newest grant of "staff" on the project "HX2025002" is "Suspended" on the server
    And "staff" claims "100.00" yuan of the project "HX2025002" elsewhere, and is told "The project is frozen"
    When 31 days pass on the server
    And "finadmin" chooses "Thaw project" of the project "HX2025002" elsewhere
    Then the history of the newest grant of "analyst" on the project "HX2025002" is "Granted, Suspended, Expired"
    And the history of the newest grant of "staff" on the project "HX2025002" is "Granted, Suspended, Resumed"
    And "analyst" claims "100.00" yuan of the project "HX2025002" elsewhere, and is told "The grant ended on"
    And "staff" claims "100.00" yuan of the project "HX2025002" elsewhere, and is told "is submitted"
    Given it is noon of the next "02-29" on the server
    And "approver" has given "staff" "500.00" yuan of the project "HX2025002" for "One year" as head of the department
    When 365 days pass on the server
    Then the newest grant of "staff" on the project "HX2025002" is "Active" on the server
    And "staff" claims "100.00" yuan of the project "HX2025002" elsewhere, and is told "is submitted"
    When 1 day passes on the server
    Then "staff" claims "100.00" yuan of the project "HX2025002" elsewhere, and is told "The grant ended on"
    Given I am signed in as "staff" and open "/authorizations/held"
    Then the first row says "-02-29"
    And the first row says "-02-28"
    And the first row says "400.00"
    And the first row says "Expired"

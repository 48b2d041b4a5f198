@PROJ-15
Feature: Special grants: the finance office gives them without an application

  Background:
    Given I use the interface in English

  Scenario: A special grant on somebody's project is given with a reason and files, and each mistake is told at its field; one on a department is on all its projects, and nothing ends it unless that is said
    Given I am signed in as "finadmin" and open "/authorizations/special"
    Then the list has 1 row
    When I press the button "New special grant" of the page
    And I choose "New special grant" in the dialog
    Then the dialog says of "Project" "Choose the project or the department"
    And the dialog says of "Authorized person" "Authorized person is required"
    And the dialog says of "Authorized amount" "Authorized amount is required"
    And the dialog says of "Reason" "Reason is required"
    And the dialog says of "Attachments" "Add at least one attachment"
    And the page keeps nobody out
    When in the dialog I choose "Project" as "Knowledge graphs"
    Then the dialog says "Leader: Zhao Mingyuan"
    When in the dialog I choose "Authorized person" as "Zhao Mingyuan"
    Then the dialog says of "Authorized person" "This person leads the project and needs no grant"
    When in the dialog I choose "Authorized person" as "Sun Li"
    And in the dialog I fill in "Authorized amount" with "500"
    And in the dialog I fill in "Reason" with "Inspection of the ministry"
    And in the dialog I attach the file "letter.exe"
    Then the dialog says "letter.exe: Only PDF, Office, WPS, pictures, text and ZIP can be attached"
    When in the dialog I attach the file "letter.txt"
    Then in the dialog the files are "letter.txt"
    When in the dialog I attach the file "minutes.txt"
    Then in the dialog the files are "letter.txt, minutes.txt"
    When I choose "New special grant" in the dialog
    Then a toast says "The special grant was given"
    And the list has 2 rows
    And "leader" is told "The special grant of Sun Li on “Knowledge graphs and reasoning: demonstration” was given"
    And "analyst" is told "The special grant of Sun Li on “Knowledge graphs and reasoning: demonstration” was given"
    When I press the button "New special grant" of the page
    And in the dialog I pick "All projects of a department"
    Then the dialog says "Projects that come later are covered as well"
    And the dialog has no field "Project"
    And the page keeps nobody out
    When I choose "New special grant" in the dialog
    Then the dialog says of "Department" "Choose the project or the department"
    When in the dialog I choose "Department" as "School of Computing"
    And in the dialog I choose "Authorized person" as "Sun Li"
    And in the dialog I pick "Long term"
    Then the dialog says "It has no end, and can be revoked at any time"
    When in the dialog I tick or untick "Amount controlled"
    And in the dialog I fill in "Reason" with "Audit of the school"
    And in the dialog I attach the file "letter.txt"
    Then in the dialog the files are "letter.txt"
    When I choose "New special grant" in the dialog
    Then a toast says "The special grant was given"
    And the list says "All projects of School of Computing"

  Scenario: Who holds one sees on the strength of what it was given, and reads its files; who leads the project can do nothing with it
    Given "finadmin" gave "analyst" a special grant on "Knowledge graphs" with the file "letter.txt"
    And I am signed in as "analyst" and open "/authorizations/held"
    When I open the newest grant
    Then beside the list it says "Special, by the finance office"
    And beside the list it says "Inspection of the ministry"
    When I download the file "letter.txt" beside the list
    Then I get the text file "letter.txt"
    Given I am signed in as "leader" and open "/authorizations/given"
    When I choose "Understood" in the dialog
    And I open the newest grant
    Then beside the list it says "Special, by the finance office"
    And beside the list nobody can choose "Revoke"
    Given I am signed in as "finadmin" and open "/authorizations/special"
    When I open the newest grant
    And I choose "Revoke" beside the list
    And in the dialog I fill in "Reason" with "The inspection is over"
    And I choose "Revoke" in the dialog
    Then beside the list it says "The inspection is over"

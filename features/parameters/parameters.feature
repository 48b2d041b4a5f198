@SYS-6
Feature: System parameters

  Background:
    Given I use the interface in English

  Scenario: Who works in the hall sees a changed parameter without a reload; an institution adds a parameter of its own, and deletes it; the last way to sign in stays on; of two who change a parameter the second is told
    Given I am signed in as "staff"
    When "admin" changes the parameter "footerRightsEn" to "Finance Office, Building 7" elsewhere
    Then the footer says "Finance Office, Building 7"
    Given I am signed in as "admin" and open "/xtsz/parameters"
    When in "Group" I choose "Own parameters"
    And I search
    Then the list says "Nothing matches"
    When I press the button "Add parameter" of the page
    And I choose "Save" in the dialog
    Then the dialog says of "Name" "Name is required"
    And the dialog says of "Name in English" "Name in English is required"
    And the dialog says of "Value" "Value is required"
    When in the dialog I fill in "Parameter id" with "hotline"
    And in the dialog I fill in "Name" with "服务热线"
    And in the dialog I fill in "Name in English" with "Service line"
    And in the dialog I fill in "Value" with "0731-88820000"
    And I choose "Save" in the dialog
    Then every row shows "0731-88820000"
    When I choose "Delete" in the row "Service line"
    Then the dialog says "Pages that read it will not find it"
    When I choose "Delete" in the dialog
    Then the list says "Nothing matches"
    Given the server has the parameter "signInDirectory" at "0"
    And the server has the parameter "signInAuthentication" at "0"
    And the server has the parameter "signInCas" at "0"
    When I open "/xtsz/parameters?text=Sign-in by password"
    And I choose "Edit" in the row "Sign-in by password"
    And in the dialog I switch "Value"
    And I choose "Save" in the dialog
    Then the dialog says "One way to sign in other than by QR code must stay on"
    When I press "Escape"
    And I choose "Leave" when I am asked about what I typed
    And I reset the conditions
    And I fill in "Name or id" with "Organisation in English"
    And I search
    And I choose "Edit" in the row "Organisation in English"
    And in the dialog I fill in "Value" with "Mine"
    And "admin" changes the parameter "organisationEn" to "Theirs" elsewhere
    And I choose "Save" in the dialog
    Then the dialog says "Somebody else has changed this meanwhile"
    And the dialog says "→ Theirs"

  Scenario: A parameter is found, switched on, and its history knows by whom; it has its default again; what it cannot be is said at its value
    Given I am signed in as "admin" and open "/xtsz/parameters"
    When I fill in "Name or id" with "xmhghsy"
    And I search
    Then the list has 1 row
    And every row shows "Default"
    When I choose "Edit" in the row "Watermark with name and staff number"
    And in the dialog I switch "Value"
    And I choose "Save" in the dialog
    Then every row shows "On"
    And every row shows "Changed"
    When I choose "History" in the row "watermark"
    Then the history tells of "Value", from "Off" to "On"
    When I close the dialog
    And I fill in "Name or id" with "sfqyzywqh"
    And I search
    And I choose "Back to default" in the row "Language switch"
    Then the dialog says "its default “Off”"
    When I choose "Back to default" in the dialog
    Then every row shows "Default"
    When I fill in "Name or id" with "Menu font size"
    And I search
    And I choose "Edit" in the row "Menu font size"
    And in the dialog I fill in "Value" with "30"
    And I choose "Save" in the dialog
    Then the dialog says of "Value" "Value must be at most 20"
    When I press "Escape"
    And I choose "Leave" when I am asked about what I typed
    And I fill in "Name or id" with "Menu background"
    And I search
    And I choose "Edit" in the row "Menu background"
    And in the dialog I fill in "Value" with "red"
    And I choose "Save" in the dialog
    Then the dialog says of "Value" "Value must be a colour such as #0b1f3a"
    When I press "Escape"
    And I choose "Leave" when I am asked about what I typed
    And I fill in "Name or id" with "Address to go"
    And I search
    And I choose "Edit" in the row "Address to go"
    And in the dialog I fill in "Value" with "nobody"
    And I choose "Save" in the dialog
    Then the dialog says of "Value" "Value must be an http(s) address, or a path that begins with “/”"

Feature: The menu

  Background:
    Given I use the interface in English

  @MENU-1
  Scenario: The menu is the person's own, without the entry of the start page; a changed permission replaces the stored routes
    Given I am signed in as "approver"
    Then the menu comes from the server
    And the menu offers "Notices, My claims, Claim approval, My payslips, My assets"
    And the menu does not offer "Home, System settings, Accounts"
    When I am signed in as "admin" and open "/xtsz/accounts"
    And the roles of "admin" no longer allow "/xtsz/accounts"
    And I reload the page
    Then the page "no permission" is shown inside the shell

  @MENU-1 @API-5
  Scenario: Another role has another menu; routes are fetched once and a reload uses the stored ones; a menu whose entries do not fit says so; labels are shown where there is room, in the language, and leave room for the name of a function and its star
    Given I am signed in as "staff"
    Then the menu offers "Notices, My claims, My payslips, My assets"
    And the menu does not offer "Claim approval"
    And the server refuses "staff" the address of "Claim approval"
    When I open "Notices" from the menu
    Then the browser stores the routes of the menu
    When the call "routes" is never answered
    And I reload the page
    Then I see the list of notices
    When the calls are answered as usual again
    Given none of the entries of the menu fits
    And I am signed in as "staff"
    Then the menu says "The server’s answer could not be read" and offers to try again
    When the calls are answered as usual again
    And I try the menu again
    Then the menu offers "Notices, My claims"
    Given the menu labels "My assets" "财务处经费管理科负责办理的业务" in Chinese and "Finance office, section of research funds" in English
    When I reload the page
    Then among all functions the label of "My assets" ends before its star, beside a name in one line
    When the calls are answered as usual again
    Given the menu labels "My claims" "报销处" in Chinese and "Finance" in English
    When I reload the page
    Then the menu shows the label "Finance" beside "My claims"
    When I switch the language
    Then the menu shows the label "报销处" beside "我的报销"
    When I fold the menu
    Then the menu shows no label

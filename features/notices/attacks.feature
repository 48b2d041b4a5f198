@NOTICE-2
Feature: Nothing runs in what people and systems write, wherever it is shown

  Background:
    Given I use the interface in English

  Scenario: Titles and attachments of notices, in the list, as they pass by and as they pop up
    Given notices and their attachments are called like every attack
    And the parameter "noticeDisplay" is "3"
    And I am signed in as "staff"
    Then every attack stands on the page as text, and none has run
    When I choose "Read later" in the dialog
    And I open "Notices" from the menu
    Then every attack stands on the page as text, and none has run
    When I read the first notice
    Then the notice lists every attack among its attachments, and none has run

  Scenario: What the institution is called and says, before and after signing in
    Given every text of the institution is every attack
    When I open "/login"
    Then every attack stands on the page as text, and none has run
    When I sign in as "staff"
    And I choose "Understood" in the dialog
    Then every attack stands on the page as text, and none has run

  @TODO-1 @TODO-3
  Scenario: The configuration of a page; what waits for a person, and what the hall told them
    Given pages are configured with every attack
    When I am signed in as "staff" and open "/loans"
    Then every attack stands on the page as text, and none has run
    Given what waits is called like every attack
    When I am signed in as "approver" and open "/dbsx"
    Then every attack stands on the page as text, and none has run

Feature: Reading a notice

  Background:
    Given I use the interface in English
    And I am signed in as "staff"

  @NOTICE-2 @NOTICE-8 @deployed
  Scenario: A notice opens in a dialog, with links that open safely and attachments; nothing in it runs, long tables scroll, and in a low window the frame scrolls with it
    When I open "Notices" from the menu
    And I read the first unread notice
    Then its dialog shows its title and its content
    When I close the dialog
    Then I see the list of notices
    When I read a notice with an attachment
    And I download its attachment
    Then the file has the name and the size that the notice says
    When I close the dialog
    And I reset the conditions
    Given the first notice says "See https://example.org/rules?a=1 for the rules"
    When I search
    And I read the first notice
    Then the dialog has a link to "https://example.org/rules?a=1" that opens in a new window without access to ours
    When I close the dialog
    Given the first notice has a table of 60 rows
    When I search
    And I read the first notice
    Then the table in the dialog is at most 450 pixels high and can be scrolled
    When I note where "Next" is in the dialog
    And I choose "Next" in the dialog
    Then "Next" is still there in the dialog
    When I close the dialog
    Given the first notice carries every attack of the corpus
    When I search
    And I read the first notice
    Then nothing of it has run and nothing that could run is in the dialog
    When I close the dialog
    Given the window is hardly higher than a dialog without its text
    When I read the first notice
    Then the head of the dialog scrolls away with the text

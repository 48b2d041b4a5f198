Feature: Reading a notice

  Background:
    Given I use the interface in English
    And I am signed in as "staff"

  @NOTICE-2
  Scenario: A notice opens in a dialog
    When I open "Notices" from the menu
    And I read the first unread notice
    Then its dialog shows its title and its content
    When I close the dialog
    Then I see the list of notices

  @NOTICE-2
  Scenario: Addresses in the text become links that open safely
    Given the first notice says "See https://example.org/rules?a=1 for the rules"
    When I open "Notices" from the menu
    And I read the first notice
    Then the dialog has a link to "https://example.org/rules?a=1" that opens in a new window without access to ours

  @NOTICE-2 @deployed
  Scenario: Nothing in a notice runs, whatever a backend sends
    Given the first notice carries every attack of the corpus
    When I open "Notices" from the menu
    And I read the first notice
    Then nothing of it has run and nothing that could run is in the dialog

  @NOTICE-2 @deployed
  Scenario: An attachment is downloaded
    When I open "Notices" from the menu
    And I read a notice with an attachment
    And I download its attachment
    Then the file has the name and the size that the notice says

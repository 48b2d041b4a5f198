@APPS-5
Feature: Each person arranges the cards of the home page

  Background:
    Given I use the interface in English

  Scenario: Cards are moved, sized and hidden by the mouse, stay so, and nobody else's are; who has hidden what is pending is led to its page
    Given I am signed in as "approver"
    Then the cards of the home page are "Common functions, Pending items, Notices, Loans due, Claims of the last year, My authorizations"
    When I arrange the cards
    And I drag the card "Notices" -6 columns and -7 rows
    And I size the card "Notices" by 2 columns and -4 rows
    And I press the button "Hide Loans due" of the page
    And I press the button "Done" of the page
    Then the cards of the home page are "Notices, Common functions, Pending items, Claims of the last year, My authorizations"
    And the card "Notices" is at column 1 and 8 columns wide
    When I reload the page
    Then the cards of the home page are "Notices, Common functions, Pending items, Claims of the last year, My authorizations"
    And the card "Notices" is at column 1 and 8 columns wide
    When I arrange the cards
    And I press the button "Hide Pending items" of the page
    And I press the button "Done" of the page
    And I follow the link "pending items" of the page
    Then the browser is at "/dbsx"
    When I sign out
    And I sign in as "finclerk"
    Then the cards of the home page are "Common functions, Pending items, Notices, Loans due, Claims of the last year, My authorizations"

  Scenario: Giving up asks before anything is lost; cards are arranged by keyboard alone, and each step is told; a window that becomes too narrow keeps what was arranged until it is wide again
    Given I am signed in as "finclerk"
    When I arrange the cards
    And I press the button "Cancel" of the page
    Then the button "Arrange cards" of the page has the focus
    When I arrange the cards
    And I press the button "Hide Notices" of the page
    And I press the button "Cancel" of the page
    And I choose "Stay" in the dialog
    Then the page offers no "Hide Notices"
    When I press the button "Cancel" of the page
    And I choose "Leave" in the dialog
    Then the cards of the home page are "Common functions, Pending items, Notices, Loans due, Claims of the last year, My authorizations"
    When I arrange the cards
    Then the page keeps nobody out
    When I press "Shift+ArrowLeft" on the card "Notices"
    Then the arranging tells "5 columns wide"
    When I press "ArrowDown" on the card "Common functions"
    Then the arranging tells "Common functions: column 1"
    And the button that moves the card "Common functions" can be seen
    When I choose "Wider" at the card "Notices"
    Then the arranging tells "6 columns wide"
    And the button "Move Notices" of the page has the focus
    When I press "ArrowUp" on the card "Notices"
    Then the arranging tells "Notices can go no further"
    When I press the button "Hide Pending items" of the page
    Then the arranging tells "Pending items is hidden"
    And the button "Show Pending items" of the page has the focus
    When I press "Enter"
    Then the arranging tells "Pending items is shown"
    And the button "Hide Pending items" of the page has the focus
    When I press the button "Cancel" of the page
    And I choose "Leave" in the dialog
    And I arrange the cards
    And I press the button "Hide Notices" of the page
    And the window becomes 800 pixels wide
    Then the page says "The window is too narrow to arrange cards. Make it wider, or end with Cancel or Done."
    When the window becomes 1280 pixels wide
    Then the page offers no "Hide Notices"
    When I press the button "Done" of the page
    Then the cards of the home page are "Common functions, Pending items, Loans due, Claims of the last year, My authorizations"

  Scenario: An arrangement that cannot be loaded can be asked for again; while one is being kept nothing is changed that would be lost, and it is had as shipped again; what cannot be kept is not lost
    Given the call "home.arrangement" does not get through
    And I am signed in as "finclerk"
    Then the page says "Your arrangement of the cards could not be loaded; they stand as shipped."
    When the calls are answered as usual again
    And I press the button "Try again" of the page
    Then the page offers "Arrange cards"
    Given the answers to "home.arrange" wait
    When I arrange the cards
    And I press the button "Hide Notices" of the page
    And I press the button "Done" of the page
    Then the button "Cancel" of the page does nothing now
    And the button "Show Notices" of the page does nothing now
    When the answers to "home.arrange" come
    Then the cards of the home page are "Common functions, Pending items, Loans due, Claims of the last year, My authorizations"
    When I arrange the cards
    And I press the button "Restore default" of the page
    And I press the button "Done" of the page
    Then the cards of the home page are "Common functions, Pending items, Notices, Loans due, Claims of the last year, My authorizations"
    Given the call "home.arrange" answers with code "500"
    When I arrange the cards
    And I press the button "Hide Notices" of the page
    And I press the button "Done" of the page
    Then a toast says "The operation failed"
    When the calls are answered as usual again
    And I press the button "Done" of the page
    Then the cards of the home page are "Common functions, Pending items, Loans due, Claims of the last year, My authorizations"

  Scenario: A backend that keeps no arrangement has the cards as shipped
    Given the call "home.arrangement" answers with code "404"
    And I am signed in as "finclerk"
    Then the cards of the home page are "Common functions, Pending items, Notices, Loans due, Claims of the last year, My authorizations"
    And the page offers no "Arrange cards"
    And no failure is shown

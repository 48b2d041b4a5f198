@NOTICE-4
Feature: Unread notices pass by in a line above the pages

  Background:
    Given I use the interface in English

  Scenario: One after another, and after the last the first again; the pointer, the focus and its button hold it, and it goes on after; two seconds for each unless an administrator says otherwise
    Given the clock of the browser can be moved
    And the server has the parameter "noticeInterval" at "60000"
    And "approver" has read all notices but 2
    When I am signed in as "approver"
    Then the ticker shows a notice
    When I point at the ticker
    And 1 minute passes in the browser
    Then the ticker shows that notice
    When I no longer point at the ticker
    And 1 minute passes in the browser
    Then the ticker shows another notice
    When 1 minute passes in the browser
    Then the ticker shows that notice
    When I focus the ticker
    And 1 minute passes in the browser
    Then the ticker shows that notice
    When I move the focus off the ticker
    And 1 minute passes in the browser
    Then the ticker shows another notice
    When 1 minute passes in the browser
    Then the ticker shows that notice
    When I pause the ticker
    And 1 minute passes in the browser
    Then the ticker shows that notice
    When I go on with the ticker
    And 1 minute passes in the browser
    Then the ticker shows another notice
    Given the parameters "noticeInterval" are not sent
    When I reload the page
    Then the ticker shows a notice
    When the browser's time stands still
    Then the ticker shows a notice
    When I focus the ticker
    And I move the focus off the ticker
    And 1900 ms pass in the browser
    Then the ticker shows that notice
    When 100 ms pass in the browser
    Then the ticker shows another notice

  @motion
  Scenario: The next one comes from below or from the right; a text that has no room passes, one pixel in 16 ms; one that has room stands
    Given the server has the parameter "noticeDirection" at "1"
    When I am signed in as "approver" and open "/loans"
    Then the next text of the ticker comes "from below"
    Given the server has the parameter "noticeDirection" at "0"
    When I reload the page
    Then the next text of the ticker comes "from the right"
    Given the server has the parameter "noticeInterval" at "500"
    When the window becomes 320 pixels wide
    And I reload the page
    Then the ticker has a text that passes, one pixel in 16 ms
    And the ticker has a text that stands

  @MENU-9
  Scenario: With reduced motion nothing moves; a text without room ends in dots; the menu counts what waits behind its entries, in every layout; the line leads to the notice, what is read passes no more and is not counted, and the institution decides whether there is a line
    Given the server has the parameter "noticeInterval" at "500"
    And the window is 320 pixels wide
    When I am signed in as "approver" and open "/loans"
    Then the ticker has a text without room that ends in dots
    Given the server has the parameter "noticeDisplay" at "0"
    And the window becomes 1440 pixels wide
    When I am signed in as "staff" and open "/loans"
    Then the list has rows
    And the ticker is not there
    Given the server has the parameter "noticeDisplay" at "1"
    And "approver" has read all notices but 1
    And "approver" has chosen the layout "single column"
    When I am signed in as "approver" and open "/tzgg"
    Then the menu counts the unread notices of "approver"
    When I choose the layout "double column"
    Then the menu counts the unread notices of "approver"
    When I choose the layout "top"
    Then the menu counts the unread notices of "approver"
    And the ticker shows a notice
    When I follow the ticker
    Then the dialog shows that notice of the ticker
    And the server knows that "approver" has read every notice
    When I press "Escape"
    Then the ticker is not there
    And the menu counts no unread notices

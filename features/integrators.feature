Feature: What the integrators' guide says of the web is so

  Scenario: From the sign-in page to the home page the web makes the calls that the guide lists, and no others
    When I open "/login"
    And I sign in as "staff"
    Then I am on the home page
    And the web made the calls that the integrators' guide lists, in its order, and no others

  Scenario: The least backend of the guide is enough to sign in, read a notice and sign out
    Given the least backend of the integrators' guide serves the web
    When I open "/login"
    And I try to sign in as "wang" with the password "Wrong@2026"
    Then the sign-in form says "用户名或密码错误"
    When I try to sign in as "wang" with the password "Hall@2026"
    Then I am on the home page
    And the menu offers "通知公告"
    When I open "通知公告" from the menu
    Then I see the list of notices
    When I read the first notice
    And I close the dialog
    And I reload the page
    Then I see the list of notices
    When I sign out
    Then I am on the sign-in page
    And no failure is shown

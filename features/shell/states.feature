@SHELL-17
Feature: Whatever is done to a control, it can be told

  Scenario: The sign-in page, what it says of mistakes, and its offer of English
    Given the browser speaks "de-DE"
    And the page looks as the system does
    And the ways in that are switched on are "password, directory, authentication, single sign-on"
    When I open "/login"
    Then English is offered
    When I submit the sign-in form
    Then everything on the page can be told in every state
    When I try to sign in as "staff" with the password "wrong"
    Then the sign-in form says "用户名或密码错误"
    When I choose the way "目录登录"
    Then everything on the page can be told in every state

  Scenario: The preferences, a list with a row that is selected, its saved queries, and the menu and the header in each layout
    Given I use the interface in English
    And the page looks as the system does
    And I am signed in as "admin" and open "/xtsz/operation-log"
    When I open the preferences
    Then everything on the page can be told in every state
    When I close the preferences
    And I select the first row
    Then everything on the page can be told in every state
    When I save the query as "Changes of all"
    Then the query "Changes of all" is offered
    And what has opened can be told in every state
    When I press "Escape"
    Then the menu and the header can be told in every state
    When the window becomes 1200 pixels wide
    And I point at the system "Audit logs"
    Then no tooltip lies over the menu
    When I point at "Sign-in log" of what has come out
    Then no tooltip lies over the menu
    And the menu and the header can be told in every state
    When the window becomes 1440 pixels wide
    And I choose the layout "double column"
    Then the menu and the header can be told in every state
    When the window becomes 1200 pixels wide
    And I point at the system "Audit logs"
    Then no tooltip lies over the menu
    When I point at "Sign-in log" of what has come out
    Then no tooltip lies over the menu
    And the menu and the header can be told in every state
    When the window becomes 1440 pixels wide
    And I choose the layout "top"
    Then the menu and the header can be told in every state
    When the window becomes 1200 pixels wide
    And I point at the system "Audit logs"
    Then no tooltip lies over the menu
    When I point at "Sign-in log" of what has come out
    Then no tooltip lies over the menu
    And the menu and the header can be told in every state

  Scenario: The home page, and what opens over it; the notices, one of them, and the list of columns; and the personal center
    Given I use the interface in English
    And the page looks as the system does
    And I am signed in as "staff"
    When I take the star from the fixed function "Notices"
    Then a toast says "A fixed function cannot be removed"
    And what has opened can be told in every state
    And everything on the page can be told in every state
    When I open the account panel of "Wang Fang"
    Then what has opened can be told in every state
    When I press "Escape"
    And I open the latest notices at the bell
    Then what has opened can be told in every state
    When I press "Escape"
    And I open the menu of the tab bar
    Then what has opened can be told in every state
    When I press "Escape"
    And I open "Notices" from the menu
    And I show the unread notices alone
    Then everything on the page can be told in every state
    When I open the list of columns
    Then what has opened can be told in every state
    When I press "Escape"
    And I read the first unread notice
    Then everything on the page can be told in every state
    When I open "/personalCenter"
    Then everything on the page can be told in every state

  Scenario: A choice, and the dialog that asks before an account is locked; on a phone rows as cards, their actions, the conditions and the list of columns
    Given I use the interface in English
    And the page looks as the system does
    And I am signed in as "admin" and open "/xtsz/accounts"
    When in "Sign-in state" I choose "Can sign in"
    And I open the choices of "Sign-in state"
    Then everything on the page can be told in every state
    When I press "Escape"
    And I begin to lock the account of "staff"
    And I choose "Lock" in the dialog
    Then the field "Reason" says "Reason is required"
    And everything on the page can be told in every state
    When I press "Escape"
    Then no dialog is open
    When the window becomes 375 pixels wide
    Then its rows are cards
    When I unfold the conditions
    And I unfold the first card
    Then everything on the page can be told in every state
    When I open the list of columns
    Then what has opened can be told in every state

@AUTH-12 @AUTH-13
Feature: The password and contact details come before work

  Background:
    Given I use the interface in English

  @deployed
  Scenario: A duty that appears while a person works takes effect with the next call and keeps the person in the personal center; once email and contact phone are given everything opens, without signing in again; whose password is sound goes straight to work; whoever signs in for the first time is kept in the personal center, whichever way leads out of it, and can sign out
    Given I am signed in as "nocontact"
    When I open "Notices" from the menu
    And I go to the tab "Home"
    And the server has the parameter "phoneRequirement" at "2"
    And I star "My assets"
    Then I am kept at "/personalCenter?section=contact" by "Complete your email and contact phone before you use the system"
    When I go back in the browser
    Then a toast says "Complete your email and contact phone before you use the system"
    And I am kept at "/personalCenter?section=contact" by "Complete your email and contact phone before you use the system"
    When I open "My claims" from the menu
    Then the open tabs are "Home, Notices, Personal center" and the active one is "Personal center"
    When I close the tab "Personal center"
    Then the open tabs are "Home, Notices, Personal center" and the active one is "Personal center"
    When I change the contact phone to "0731-88821104"
    Then a toast says "Saved: Contact phone"
    When I open "Notices" from the menu
    Then I am kept at "/personalCenter?section=contact" by "Complete your email and contact phone before you use the system"
    When I give the email "luowen@jzu.example" with the code that was sent
    Then a toast says "Saved: Email"
    When I open "Notices" from the menu
    Then I see the list of notices
    When I sign out
    Given the server has the parameter "forceFirstChange" at "1"
    When I sign in as "staff"
    Then I am on the home page
    And no dialog is open
    When I sign out
    And I sign in as "firsttime"
    Then I am kept at "/personalCenter?section=password" by "This is your first sign-in: change your password before you use the system"
    When I open "Notices" from the menu
    Then a toast says "This is your first sign-in: change your password before you use the system"
    And I am kept at "/personalCenter?section=password" by "This is your first sign-in: change your password before you use the system"
    When I go to the tab "Home"
    Then I am kept at "/personalCenter?section=password" by "This is your first sign-in: change your password before you use the system"
    When I open "/tzgg"
    Then I am kept at "/personalCenter?section=password" by "This is your first sign-in: change your password before you use the system"
    When I go back in the browser
    Then I am kept at "/personalCenter?section=password" by "This is your first sign-in: change your password before you use the system"
    When I sign out
    Then I am on the sign-in page

  @AUTH-16
  Scenario: A second tab and edited storage are no way round; once the password is changed there is a way on to the page that was asked for; an expired serial number keeps everybody out but administrators
    When I open "/tzgg"
    And I sign in as "weakpass"
    Then I am kept at "/personalCenter?section=password" by "Your password is too weak: change it before you use the system"
    When what the browser stores says that nothing is left to do
    And I open "/home" in a second tab of the browser
    Then the second tab of the browser is kept at "/personalCenter?section=password"
    When I change my password from "123456" to "Fresh#2027x"
    And I go on
    Then I see the list of notices
    And nothing is said about going on
    When I sign out
    Given the serial number ended 1 day ago
    When I sign in as "staff"
    Then a toast says "The serial number has expired"
    And I am on the sign-in page
    When I sign in as "admin"
    Then the dialog "Serial number" is the only one
    And the dialog says "Only those who may enter a new one can use the system."
    When I choose "Later" in the dialog "Serial number"
    And I open "Notices" from the menu
    Then I see the list of notices

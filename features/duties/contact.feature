@AUTH-13
Feature: Contact details come before work

  Background:
    Given I use the interface in English

  @deployed
  Scenario: A duty that appears while a person works takes effect with the next call and keeps the person in the personal center; once email and contact phone are given everything opens, without signing in again
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

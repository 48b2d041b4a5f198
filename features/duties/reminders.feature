Feature: What is said once after signing in

  Background:
    Given I use the interface in English

  @AUTH-14
  Scenario: Without a phone: either button leads on, and it comes again at the next start, or no more in this login where that was chosen
    Given the server has the parameter "phoneRequirement" at "1"
    And I have opened the sign-in page
    When I sign in as "nophone"
    And I choose "Cancel" in the dialog "Your details are incomplete"
    And I reload the page
    Then the dialog "Your details are incomplete" is the only one
    When I choose "Set my phone" in the dialog "Your details are incomplete"
    And I reload the page
    Then the dialog "Your details are incomplete" is the only one
    When I want to hear no more of it in this login
    And I choose "Set my phone" in the dialog "Your details are incomplete"
    Then no dialog is open
    And the browser is at "/personalCenter?section=contact"
    When I reload the page
    Then no dialog comes
    When I sign out
    And I sign in as "nophone"
    Then the dialog "Your details are incomplete" is the only one
    When I want to hear no more of it in this login
    And I choose "Cancel" in the dialog "Your details are incomplete"
    Then no dialog is open
    And the browser is at "/home"
    When I reload the page
    Then no dialog comes
    When I sign out
    And I sign in as "nophone"
    Then the dialog "Your details are incomplete" is the only one

  @AUTH-17
  Scenario: Loans that are due are listed once a session, with amounts and days; from there one gets to all of one's own, unless one may not open that page
    Given I have opened the sign-in page
    When I sign in as "leader"
    Then the dialog "Loans to be settled" is the only one
    And the dialog lists each due loan of "leader" with its amount and days
    When I choose "Understood" in the dialog "Loans to be settled"
    And I reload the page
    Then no dialog comes
    When I sign out
    And I sign in as "leader"
    Then the dialog "Loans to be settled" is the only one
    When I choose "See my loans" in the dialog "Loans to be settled"
    Then the browser is at "/loans"
    And no dialog is open
    And the list has rows
    Given the role "staff" no longer holds "My loans"
    When I sign out
    And I sign in as "leader"
    Then the dialog "Loans to be settled" is the only one
    And the dialog lists each due loan of "leader" with its amount and days
    And the dialog has no button "See my loans"

  @NOTICE-5 @AUTH-18
  Scenario: What is left comes one after another, never two at once: a notice that must be read, the login tip, due loans, and notices that pop up, which with the display 3 are put before the person one after another too
    Given the server has the parameter "noticeDisplay" at "3"
    And the server has the parameter "signInTip" at "12月20日结账。"
    And the server has the parameter "signInTipEn" at "The books close on 20 December."
    And "leader" has read all notices but 2
    And I have opened the sign-in page
    When I sign in as "leader"
    Then the dialog "Please note" is the only one
    When I choose "Understood" in the dialog "Please note"
    Then the dialog "Loans to be settled" is the only one
    When I choose "Understood" in the dialog "Loans to be settled"
    Then a notice pops up
    When I choose "I have read it, next" in the dialog
    Then another notice pops up
    When I choose "I have read it" in the dialog
    Then no dialog is open
    And I am on the home page
    And the server knows that "leader" has read every notice
    When I sign out
    Given the server has the parameter "compulsoryNotices" at "1"
    And one notice of "leader" is unread again
    When I sign in as "leader"
    Then I am asked to read a notice
    When I confirm that I have read it
    Then the dialog "Please note" is the only one
    And the dialog says "The books close on 20 December."
    When I choose "Understood" in the dialog "Please note"
    Then the dialog "Loans to be settled" is the only one
    When I choose "Understood" in the dialog "Loans to be settled"
    Then I am on the home page
    When I reload the page
    Then no dialog comes

  @MENU-8 @AUTH-12 @in-process
  Scenario: Without a phone, or with a password that must be changed, no window of a linked system opens
    Given the server has the parameter "phoneRequirement" at "1"
    And the phone of "approver" is missing
    And I have opened the sign-in page
    When I sign in as "approver"
    And I choose "Cancel" in the dialog "Your details are incomplete"
    And I choose "My payslips" in the menu, and no window opens
    Then the page says "You have no mobile phone on record, so this function is closed to you. Please set your phone first." with a way to "/personalCenter?section=contact"
    And the browser did not ask for the address of a linked system
    Given the server has the parameter "phoneRequirement" at "0"
    When I reload the page
    And the password of "approver" is flagged weak
    And I star "My assets"
    Then I am kept at "/personalCenter?section=password" by "Your password is too weak: change it before you use the system"
    When I choose "My payslips" in the menu, and no window opens
    Then the browser did not ask for the address of a linked system

Feature: Common functions

  Background:
    Given I use the interface in English
    And I am signed in as "staff"

  # Each star is that of another function: what one press has done says nothing of the next.
  @APPS-2
  Scenario: A double click sends one call, and takes nothing back, however soon its first click is answered; a failed call puts the star back; a function that is starred is common from then on, until the star is taken away, for nobody but the person; a fixed function cannot be removed
    When I double-click the star of "My assets"
    Then the browser called "star" once
    And "My assets" is a common function
    When I double-click the star of "Income tax", and the answer comes in between
    Then "Income tax" is a common function
    And the browser never called "unstar"
    Given the call "star" answers with code "500"
    When I star "Card repayments"
    Then a toast says "The operation failed"
    And "Card repayments" is no common function
    When the calls are answered as usual again
    And I star "Card repayments"
    Then "Card repayments" is a common function
    When I reload the page
    Then "Card repayments" is a common function
    And the server knows "Card repayments" as a common function of "staff"
    # Not just after the other failure, which locks toasts to those that come with it.
    When I take the star from the fixed function "Notices"
    Then a toast says "A fixed function cannot be removed"
    And "Notices" is a common function
    Given I have starred "Claim guide"
    When I take the star from "Claim guide"
    Then "Claim guide" is no common function
    And the menu was loaded anew
    And the server does not know "Claim guide" as a common function of "staff"
    And the server refuses "staff" the star of "My assets" for "approver"

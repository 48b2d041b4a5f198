@INFO-1
Feature: Third-party systems

  Background:
    Given I use the interface in English

  Scenario: The linked systems in which a person has something, each with its functions and its state, for which the list does not wait; a function opens as from the menu, and its system was used last from then on
    Given I am signed in as "staff"
    And the answers to "menu.systemState" wait
    When I open "Linked systems" from the menu
    Then the browser is at "/thirdParty"
    And the third-party systems are "Reimbursement, Payroll, Assets, Corporate cards, Policy library"
    And the third-party system "Assets" says "Checking…"
    When the answers to "menu.systemState" come
    Then every third-party system is said to be "In use"
    And the third-party system "Payroll" has the functions "My payslips, Income tax"
    And the third-party system "Payroll" says "Not used yet"
    And the third-party system "Payroll" says "Checked at"
    When I open "My assets" from the third-party system "Assets"
    Then the linked system shows "My assets" of "staff"
    When I open "/thirdParty"
    Then the third-party systems are "Assets, Reimbursement, Payroll, Corporate cards, Policy library"
    And the third-party system "Assets" says "Last used:"
    When I open "My payslips" from the third-party system "Payroll", in a window of its own
    Then that window of the linked system shows "My payslips" of "staff"
    And the third-party system "Payroll" says "Last used:"
    And the third-party systems are "Assets, Reimbursement, Payroll, Corporate cards, Policy library"
    When I reload the page
    Then the third-party systems are "Payroll, Assets, Reimbursement, Corporate cards, Policy library"

  Scenario: One that this server does not reach is so told, until a check finds it again; a check that fails keeps nobody from what is there; without the menu it is said that the functions are missing, and they can be asked for again; who has no linked system is told whom to ask
    Given the server finds every third-party system "unreachable"
    When I am signed in as "staff" and open "/thirdParty"
    Then every third-party system is said to be "Not reachable"
    When the calls are answered as usual again
    And I press the button "Check again" of the page
    Then every third-party system is said to be "In use"
    Given the call "menu.systemState" answers with code "999"
    When I reload the page
    Then the third-party system "Assets" says "Could not be checked"
    And the third-party system "Assets" has the functions "My assets"
    When the calls are answered as usual again
    Given the call "menu.mine" answers with code "999"
    When I reload the page
    Then the page says "The functions of these systems could not be loaded"
    When the calls are answered as usual again
    And I press the button "Try again" of the page
    Then the third-party system "Assets" has the functions "My assets"
    Given the call "menu.ownSystems" answers with no rows
    When I reload the page
    Then the page says "There is no linked system that you can use yet. Ask a system administrator for permissions."

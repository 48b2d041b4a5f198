@DIALOG-1
Feature: The dialog

  Background:
    Given I use the interface in English
    And I am signed in as "secauditor" and open "/xtsz/operation-log"
    And I open the details of the first row

  Scenario: It keeps the focus; it is dragged by its header and never leaves the window; it is resized, down to its least size, and a double click on its header maximises and restores it; Escape closes it
    Then the focus stays in the dialog whatever I tab to
    When I drag the dialog by its header 60 pixels to the right and 40 down
    Then the dialog has moved 60 pixels to the right and 40 down
    When I drag the dialog by its header 3000 pixels to the right and 3000 down
    Then the whole dialog is in the window
    When I drag the corner of the dialog -1200 pixels to the right and -800 down
    Then the dialog is 400 by 300 pixels
    When I double-click the header of the dialog
    Then the dialog is 1440 by 900 pixels
    When I double-click the header of the dialog
    Then the dialog is 400 by 300 pixels
    When I press "Escape"
    Then no dialog is open

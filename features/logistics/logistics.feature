@LOGI-1
Feature: Vouchers on their way

  Background:
    Given I use the interface in English

  Scenario: A clerk scans vouchers, one after another, and is told what came of each; a wrong scan is taken back, with an entry, and the owner is told
    Given a voucher of "staff" is "Received"
    And I am signed in as "finclerk" and open "/logistics"
    When I press the button "Scan counter" of the page
    And the counter is set to "Checked" at "Review office"
    And a hand-held scanner reads the bar code of that voucher
    And I take the latest scan back
    Then the counter says "Taken back"
    And the latest scan cannot be taken back
    And "staff" is told of that voucher ": “Checked” was a wrong scan and is taken back; it is “Received”"
    When I open the way of that voucher
    Then the way of the voucher is "Wrong scan taken back: Checked → Received, Checked, Received, Handed in"
    And the move "Checked" is marked as taken back
    Given a voucher of "staff" is "Handed in"
    When I press the button "Scan counter" of the page
    And I type "2026 0000" at the counter
    Then the dialog says "Choose the place first"
    When the counter is set to "Received" at "Finance hall, window 1"
    And a hand-held scanner reads the bar code of that voucher
    Then the counter says "Received"
    And "staff" is told of that voucher ": Received (Finance hall, window 1)"
    When a hand-held scanner reads the bar code of that voucher
    Then the counter says "The voucher is at this station already (now: Received)"
    When I type "2026 0000" at the counter
    Then the counter says "This is no valid voucher number of 12 digits; type or scan it again"
    When the counter is set to "Archived" at "Archive room"
    And a hand-held scanner reads the bar code of that voucher
    Then the counter says "The voucher cannot come here from the station where it is (now: Received)"

  Scenario: A voucher is held and returned for a reason, handed in again, on a phone too, paid and archived, and its owner follows it
    Given a voucher of "staff" is "Received"
    And that voucher is "Held" elsewhere
    And that voucher is "Returned" elsewhere
    And I am signed in as "staff"
    Then "staff" is told of that voucher ": Returned: Not enough budget (Finance hall, window 2)"
    When I open the way of that voucher
    Then the way of the voucher is "Returned, Held, Received, Handed in"
    And the way of the voucher says "Not enough budget"
    When I choose "Hand in again" in the row "Travel claim"
    And in the dialog I choose "Place" as "Finance hall, window 2"
    And I choose "Hand in again" in the dialog
    Then the way of the voucher is "Handed in, Returned, Held, Received, Handed in"
    When that voucher is "Received" elsewhere
    And that voucher is "Returned" elsewhere
    And the window becomes 375 pixels wide
    And I reload the page
    And I choose "Hand in again" in the dialog
    And in the dialog I choose "Place" as "Finance hall, window 2"
    And I press "Tab"
    And I press "Enter"
    Then the way of the voucher is "Handed in, Returned, Received, Handed in, Returned, Held, Received, Handed in"
    When the window becomes 1440 pixels wide
    And that voucher is "Received" elsewhere
    And that voucher is "Checked" elsewhere
    And that voucher is "Paid" elsewhere
    And that voucher is "Archived" elsewhere
    And I reload the page
    Then the way of the voucher is "Archived, Paid, Checked, Received, Handed in, Returned, Received, Handed in, Returned, Held, Received, Handed in"
    And "staff" is told of that voucher ": Archived (Finance hall, window 2)"

  Scenario: A voucher is found by its number, in whole or in part, and by its bar code in a picture
    Given a voucher of "staff" is "Handed in"
    And I am signed in as "staff" and open "/logistics"
    When I search for that voucher as "the label" reads it out
    Then the list has 1 row
    When I choose "Print bar code" in the row "Travel claim"
    Then the label has a bar code, the kind "Travel claim" and the amount "1,200.50"
    When I close the dialog
    And I open "/logistics"
    And I search for that voucher as "a part" reads it out
    Then the list has 1 row
    When I open "/logistics"
    And I choose a picture of the bar code
    Then the way of the voucher is "Handed in"

  Scenario Outline: A picture in which no voucher is found: <picture>
    Given I am signed in as "staff" and open "/logistics"
    When I choose <picture>
    Then a toast says "<said>"

    Examples:
      | picture                               | said                                                                       |
      | a picture without a bar code          | There is no bar code in the picture. Go close to it, without glare and blur. |
      | a file that is no picture of a bar code | This picture cannot be read; use a JPG or PNG.                             |

  Scenario: Staff follow their own vouchers and move none; they register one and print its bar code
    Given a voucher of "leader" is "Received"
    And I am signed in as "staff" and open "/logistics"
    Then the list has 11 rows
    And the page has no button "Scan counter"
    And the page has no button "Receive a batch"
    When I open the way of that voucher
    Then the list says "There is no such row, or it is not for you to see."
    When I reset the conditions
    And I press the button "Register voucher" of the page
    And I choose "Save" in the dialog
    Then the dialog says of "Kind" "Kind is required"
    When in the dialog I choose "Kind" as "Travel claim"
    And in the dialog I fill in "Amount" with "0"
    And in the dialog I fill in "Summary" with "赴上海"
    And in the dialog I fill in "Summary in English" with "To Shanghai"
    And in the dialog I choose "Handed in at" as "Drop box, library"
    And I choose "Save" in the dialog
    Then the dialog says of "Amount" "Amount must be above 0 and at most 20,000,000.00 yuan, with two decimals"
    When in the dialog I fill in "Amount" with "1,200.5"
    Then the dialog says "壹仟贰佰元伍角整"
    When I choose "Save" in the dialog
    Then the label has a bar code, the kind "Travel claim" and the amount "1,200.50"
    And the label alone is printed
    When I close the dialog
    Then the list has 12 rows
    And the list says "To Shanghai"
    When I open the way of that voucher
    Then the way of the voucher is "Handed in"
    And the way of the voucher says "Drop box, library · Wang Fang"

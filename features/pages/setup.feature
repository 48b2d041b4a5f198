@SYS-11
Feature: Pages that an institution arranges

  Background:
    Given I use the interface in English

  Scenario: A page that there is not leads back; what is being arranged is kept while other pages are looked at, and not lost unasked; a column, a condition and the page itself are called otherwise for everybody, and a condition is hidden, once that is saved
    When I am signed in as "admin" and open "/xtsz/pages/setup"
    Then what is arranged says "There is no such page"
    When I open "/xtsz/pages/setup?page=nowhere"
    Then what is arranged says "There is no such page"
    When I follow the link "Back to all pages" of the page
    Then the list has the columns "Page id"
    When I choose "Configure" in the row "Codes"
    And I hide "Order" where it is arranged
    And I follow the link "Back to all pages" of the page
    And I choose "Configure" in the row "Codes"
    Then the preview lacks the column "Order"
    When I close the tab "Change pages"
    Then the dialog says "What you typed here will be lost if you leave now."
    When I choose "Stay" in the dialog
    And I discard what is arranged
    And I choose "Entries" to be arranged
    And I fill in "Column name in English" of what is arranged with "How many"
    Then the preview has the columns "Name, How many, Order"
    When I arrange its "Conditions"
    And I hide "Status" where it is arranged
    And I choose "Name or id" to be arranged
    And I fill in "Title in English" of what is arranged with "Find a set"
    And I arrange its "Page name"
    And I fill in "Page name in English" of what is arranged with "Lists of codes"
    And I save what is arranged
    And I open "/xtsz/codes"
    Then the page "Lists of codes" is shown inside the shell
    And the list has the columns "Name, How many, Order"
    And the condition "Find a set" is ""
    And there is no condition "Status"

  Scenario: The preview follows each step, in either language, nothing is kept before it is saved, and what was changed is marked; what cannot be sent says so at its field, is found again, and nothing is lost; a page is as it was shipped again, and who has it open finds what is changed about it without a reload
    Given I am signed in as "admin" and open "/xtsz/pages/setup?page=codes"
    When I move "Order" up by its key where it is arranged
    Then the preview has the columns "Name, Order, Entries"
    When I hide "Origin" where it is arranged
    Then the preview lacks the column "Origin"
    When I choose "Order" to be arranged
    And I fill in "Column name in Chinese" of what is arranged with "次序"
    And I look at the preview in "Chinese"
    Then the preview has the columns "代码名称, 次序, 明细数量"
    When I discard what is arranged
    And I look at the preview in "English"
    Then the preview has the columns "Name, Entries, Order, Status, Origin"
    When I choose "Order" to be arranged
    And I fill in "Column name in English" of what is arranged with "Place"
    Then "Place" is marked "Changed" where it is arranged
    And the preview has the columns "Entries, Place"
    When I make "Place" as it was shipped where it is arranged
    Then the preview has the columns "Entries, Order"
    When I choose "Name" to be arranged
    And I fill in "Column name in English" of what is arranged with " "
    Then what is arranged says "Column name in English is required"
    And "Name" is marked "Not right" where it is arranged
    When I choose "Order" to be arranged
    And I try to save what is arranged
    Then what is arranged says "Put right first what is marked"
    And what is arranged says "Column name in English is required"
    And the field "Column name in English" has the focus
    When I fill in "Column name in English" of what is arranged with "Title"
    And I arrange its "Page name"
    And I fill in "Page name" of what is arranged with " "
    And I arrange its "Columns"
    And I try to save what is arranged
    Then the field "Page name" has the focus
    When I fill in "Page name" of what is arranged with "代码"
    And I save what is arranged
    And I follow the link "Back to all pages" of the page
    Then the list says "Change notices"
    When in "Status" I choose "Changed"
    And I search
    And I choose "Reset to shipped" in the row "Codes"
    Then the dialog says "All that your institution changed about this page goes"
    When I choose "Reset to shipped" in the dialog
    Then a toast says "Reset to shipped"
    When I open "/xtsz/codes"
    Then the list has the columns "Name"
    When "admin" calls the column "Name" of the page "codes" "Title" elsewhere
    Then the list has the columns "Title"

  Scenario: Of two who arrange a page the second is told what the first changed, and loses nothing; nor does a reset that is refused lose what is being arranged
    Given I am signed in as "admin" and open "/xtsz/pages/setup?page=codes"
    When I choose "Order" to be arranged
    And I fill in "Column name in English" of what is arranged with "Place"
    And "admin" calls the column "Name" of the page "codes" "Title" elsewhere
    And I try to save what is arranged
    Then what is arranged says "Changed by somebody else since you opened it"
    And what is arranged says "Table columns Title"
    When I save what is arranged
    And I open "/xtsz/codes"
    Then the list has the columns "Title, Entries, Place"
    When I open "/xtsz/pages/setup?page=codes"
    And I hide "Place" where it is arranged
    And "admin" calls the column "Title" of the page "codes" "Heading" elsewhere
    And I press the button "Reset to shipped" of the page
    And I choose "Reset to shipped" in the dialog
    Then a toast says "Somebody else has changed this meanwhile, so it was not saved"
    And the preview lacks the column "Place"

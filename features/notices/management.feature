@NOTICE-7
Feature: Notices, as their administrators keep them

  Background:
    Given I use the interface in English

  Scenario: A notice is a draft until it is published, and a draft again once it is withdrawn; who has read another and who has not, and those are reminded once a day
    Given the notice "请阅读" was published
    And "staff" reads the notice "请阅读"
    And I am signed in as "noticeadmin"
    When I open "Notice management" from the menu
    And I begin a notice
    Then the page keeps nobody out
    When I call the notice "停机通知"
    And I write "今晚停机"
    And I choose "Save draft" in the dialog
    Then a toast says "“停机通知” is saved"
    And no dialog is open
    And "staff" does not see the notice "停机通知"
    When I press "停机通知" in its row
    Then beside the list it says "Draft"
    And beside the list it says "今晚停机"
    When I choose "Publish" beside the list
    Then the dialog says "People it reaches: 58"
    When I choose "Publish" in the dialog
    Then a toast says "“停机通知” is published"
    And "staff" sees the notice "停机通知"
    And "Delete" cannot be used beside the list, because "Withdraw it before you delete it"
    When I choose "Withdraw" beside the list
    And I choose "Withdraw" in the dialog
    Then a toast says "“停机通知” is a draft again"
    And "staff" does not see the notice "停机通知"
    When I choose "Delete" beside the list
    And I choose "Delete" in the dialog
    Then a toast says "“停机通知” is deleted"
    And nothing stands beside the list
    When I press "请阅读" in its row
    Then beside the list it says "1 / 58"
    When I choose "Who has read it" beside the list
    Then the page says "People who should read it: 58; read by 1, not by 57"
    When I fill in "Name or staff number" with "Wang Fang"
    And I search
    Then the list has 1 row
    And every row shows "Read"
    When I remind those who have not read it
    Then the dialog says "Remind those who have not read it (57)?"
    When I choose "Remind those who have not read it" in the dialog
    Then a toast says "People reminded: 57"
    When I remind those who have not read it
    And I choose "Remind those who have not read it" in the dialog
    Then a toast says "People reminded: 0; 57 more were reminded within the last day"

  @SEC-2
  Scenario: What is lacking is said at its field; it is for some people alone; its text is written by tools, what is pasted comes out clean, and nothing of it runs; it is published by itself at its time
    Given I am signed in as "noticeadmin" and open "/xtsz/notices"
    When I begin a notice
    And I choose "Save draft" in the dialog
    Then the level is one of "Ordinary", "Urgent" and "Important"
    And the dialog says "Title is required"
    And the dialog says "Content is required"
    When I call the notice "机械学院通知"
    And I write "请查收"
    Then it reaches 58 people
    When it is for the role "Data analyst"
    Then it reaches 2 people
    When it is to be published now
    And I choose "Publish" in the dialog
    Then a toast says "“机械学院通知” is published"
    And "analyst" sees the notice "机械学院通知"
    And "staff" does not see the notice "机械学院通知"
    And no dialog is open
    When I begin a notice
    And I use the tool "Heading 1"
    And I write "Rules"
    Then the text has a heading "Rules"
    When I use the tool "Link"
    And I give the link the address "javascript:alert(1)"
    Then the dialog says "Enter an address that begins with http://"
    When I give the link the address "https://cw.example.edu"
    Then the text has a link "https://cw.example.edu"
    When I use the tool "Insert table"
    And I use the tool "Delete row"
    And I write "Cell"
    Then the text has a cell "Cell"
    When I press "Escape"
    And I choose "Leave" when I am asked about what I typed
    And I begin a notice
    And I paste a title, a list and a table from Word
    Then the text has a heading "结账安排"
    And the text has the item "差旅"
    And the text has a cell "财务处"
    When I paste every attack of the corpus
    Then nothing of it has run and nothing that could run is in the text
    When I press "Escape"
    And I choose "Leave" when I am asked about what I typed
    And I begin a notice
    And I call the notice "定时通知"
    And I write "稍后可见"
    And it is to be published in -5 minutes
    And I choose "Schedule" in the dialog
    Then the dialog says "This time has passed; choose a later one"
    When it is to be published in 15 minutes
    And I choose "Schedule" in the dialog
    Then no dialog is open
    When I press "定时通知" in its row
    Then beside the list it says "Scheduled"
    And "staff" does not see the notice "定时通知"
    Given 16 minutes have passed
    Then "staff" sees the notice "定时通知"

  Scenario: Files are added as soon as they are chosen, at most eight; leaving what was not saved, a time or files, is asked about; a key saves it as a draft
    Given I am signed in as "noticeadmin" and open "/xtsz/notices"
    When I begin a notice
    And I call the notice "附件通知"
    And I write "见附件"
    And I attach 9 files
    Then it has 8 attachments
    And the dialog says "There can be at most 8 attachments"
    When I choose "Remove file-1.txt" in the dialog
    Then it has 7 attachments
    When I attach a file called "<img src=x onerror=alert(1)>.txt"
    Then it has 8 attachments
    And the dialog says "_img src=x onerror=alert(1)_.txt"
    When I write "，另附"
    And I press "Escape"
    And I choose "Leave" when I am asked about what I typed
    And I begin a notice
    And I attach 1 file
    And I press "Escape"
    Then I am asked "You have not sent what you typed"
    When I choose "Leave" when I am asked about what I typed
    And I begin a notice
    And I call the notice "按键保存"
    And I write "内容"
    And I press "Control+s"
    Then a toast says "“按键保存” is saved"
    And a dialog is open
    When I write "更多"
    And I press "Escape"
    Then I am asked "You have not sent what you typed"
    When I choose "Stay" when I am asked about what I typed
    And it is to be published in 15 minutes
    And I press "Control+s"
    Then a toast says "“按键保存” is saved, and not published yet"
    When I press "Escape"
    Then I am asked "You have not sent what you typed"

  Scenario: Files that were chosen first go out with the notice; another is pinned, and no longer; what two change at once is not lost
    Given the notice "共同通知" was published
    And I am signed in as "noticeadmin" and open "/xtsz/notices"
    When I begin a notice
    And I attach 1 file
    Then it has 1 attachment
    When I call the notice "先选附件"
    And I write "见附件"
    And it is to be published now
    And I choose "Publish" in the dialog
    Then a toast says "“先选附件” is published"
    And no dialog is open
    When I press "先选附件" in its row
    Then beside the list it says "file-1.txt"
    When I press "共同通知" in its row
    Then "共同通知" stands beside the list
    When I choose "Pin" beside the list
    Then a toast says "“共同通知” is pinned"
    When I choose "Unpin" beside the list
    Then a toast says "“共同通知” is no longer pinned"
    When I choose "Edit" beside the list
    And I write "我的修改"
    And another administrator changes the notice "共同通知"
    And I choose "Save" in the dialog
    Then the dialog says "Somebody else has changed this notice meanwhile"
    And the text has "我的修改"
    When I choose "Save mine as a new draft" in the dialog
    Then a toast says "“共同通知” is saved"
    When I choose "Save draft" in the dialog
    Then no dialog is open

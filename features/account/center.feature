Feature: The personal center

  Background:
    Given I am signed in as "staff"
    And I use the interface in English

  @ACCT-2 @deployed
  Scenario: A person crops a photo, shows it everywhere, and removes it
    When I open the section "profile" of the personal center
    And I choose the file "photo.png" that is no picture as my photo
    Then the personal center says "The photo must be a JPG or PNG picture"
    When I choose a picture of one byte more than 2 MB as my photo
    Then the personal center says "The photo must have at most 2 MB"
    When I choose a GIF that says it is a PNG as my photo
    Then the personal center says "The photo must be a JPG or PNG picture"
    And no dialog is open
    When I choose a picture of 600 by 400 as my photo
    And I move and zoom the photo by keyboard and save it
    Then a toast says "The photo is saved"
    And my square photo is shown in the header and in the personal center
    When I remove the photo and confirm it
    Then the default picture is shown in the header

  @ACCT-1 @ACCT-4 @ACCT-8 @DIALOG-1
  Scenario: A person looks at what the hall knows of them; what was typed is not lost unasked, and what is wrong is said in the language of the moment; a code is asked for once a minute, and goes with the phone that it went to
    When I open the personal center from my name
    Then the personal center shows the name, staff number, department and roles of "staff"
    And the open tabs are "Home, Personal center" and the active one is "Personal center"
    When I open the section "contact" of the personal center
    And I begin to change the contact phone to "0731-8882"
    And I close the tab "Personal center"
    And I choose "Stay" when I am asked about what I typed
    Then the field "Contact phone" still has "0731-8882"
    When I give up the form
    And I choose "Leave" when I am asked about what I typed
    Then the button "Change: Contact phone" has the focus
    When I close the tab "Personal center"
    Then the only open tab is "Home"
    When I open the section "contact" of the personal center
    And I ask for the code of the phone ""
    Then the personal center says "Phone is required"
    When I ask for the code of the phone "13800138000"
    Then another code can be asked for in 60 seconds
    And the personal center says "The code was sent; it is good for 5 minutes"
    And the field "Verification code" has the focus
    When I open the section "contact" of the personal center
    And I ask for the code of the phone "13800138000"
    Then another code can be asked for in 60 seconds
    When I save the phone "13900139000" with the code that was sent
    Then the personal center says "The code was sent to another number or address"
    When I save the phone "13800138000" with the code that was sent
    Then a toast says "Saved: Phone"
    And the personal center says "13800138000"
    When I change the phone to "12345678901" without a code
    Then the personal center says "Enter a valid mobile number"
    And the personal center says "Verification code is required"
    When I switch the language
    Then the personal center says "请输入有效的手机号码"
    And the personal center says "验证码不能为空"
    And the field "新手机号" still has "12345678901"

  @ACCT-3 @ACCT-6 @ACCT-7
  Scenario: A person ends the other sessions and looks at the own sign-ins; on a phone the way to the section that is open is in view; a password is judged while it is typed
    Given I am signed in as "staff" in two other browsers
    When I open the section "sessions" of the personal center
    Then 3 sessions are listed, the first marked as this one
    When I end one session and confirm it
    Then 2 sessions are listed, the first marked as this one
    When I end all other sessions and confirm it
    Then 1 session is listed, the first marked as this one
    When I open the section "sign-ins" of the personal center
    Then my sign-ins are listed, and nobody else's
    When the window becomes 375 pixels wide
    And I open the section "preferences" of the personal center
    Then the way to the section "Preferences" is in view
    When the window becomes 1440 pixels wide
    And I open the section "password" of the personal center
    And I change my password from "" to ""
    Then the personal center says "Password is required" at 3 fields
    When I type the passwords "wrong", "Summer2027" and "Summer2028"
    Then the personal center says "The old password is not correct"
    And the personal center says "Strength: good"
    And the personal center says "The two passwords differ"
    When I type the passwords "Hall@2026", "Hall@2026" and "Hall@2026"
    Then the personal center says "The new password must differ from the old one"
    When I type the passwords "Hall@2026", "Staff#2027" and "Staff#2027"
    Then the personal center says "This password is too weak"
    And the browser never called "password change"
    When I change my password from "Hall@2026" to "Fresh#2027x"
    Then a toast says "The password is changed; your other sessions have ended"
    And I can still open "/home"

  @ACCT-5 @DIALOG-1
  Scenario: A bank account is added with a code, and removed; a dialog with something typed asks before it closes; what else was wrong with it costs no second code
    When I open the section "bank" of the personal center
    And I begin to add the card "6222"
    And I press "Escape"
    And I choose "Leave" when I am asked about what I typed
    Then no dialog is open
    When I add the card "6222021234567890127" at the branch "Commercial Yunlu"
    Then the personal center says "Enter a valid bank card number"
    And no field of the form in the dialog is wider than the form
    When I add the card "6222021234567890128" at the branch "Commercial Yunlu"
    Then the personal center lists the card "0128" as the default one
    When I open the section "bank" of the personal center
    And somebody else removed it and I remove the card "0128"
    Then a toast says "The bank card could not be deleted; please contact the administrator"
    And the personal center says "No bank card yet. Once you add one, reimbursements are paid to the default account."
    When 1 minute has passed
    And I add the card "6222021234567890128" at the branch "Commercial Yunlu"
    Then the personal center lists the card "0128" as the default one
    When 1 minute has passed
    And I add the card "6222021234567890128" at the branch "Commercial Yunlu"
    Then the personal center says "This bank card is in the list already"
    When I add the card "4111111111111111" at the branch "Commercial Yunlu"
    Then the personal center says "**** **** **** 1111"

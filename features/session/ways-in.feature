Feature: The ways in beside name and password

  Background:
    Given I use the interface in English

  @ENTRY-3 @AUTH-4 @AUTH-10
  Scenario: The directory's own form is open the next time as the form of the last sign-in, also after a sign-out; /logad is that form alone; the sign-in page offers the ways that parameters switch on, says whom each is for, and says so without any
    When I open "/login"
    And I choose the way "Directory"
    And I sign in as "staff"
    Then I am on the home page
    And the directory was asked
    When I sign out
    Then the way "Directory" is open
    When I reload the page
    Then the way "Directory" is open
    When I sign in as "staff"
    Then I am on the home page
    And the directory was asked
    When I open "/logad"
    Then the sign-in page shows a form for name and password
    And the sign-in page offers "" and nothing else
    When I try to sign in as "staff" with the password "Wrong@2026"
    Then the sign-in form says "Wrong user name or password"
    When I sign in as "staff"
    Then I am on the home page
    And the directory was asked
    And the home page greets "staff" by name
    When I sign out
    Then I am on the sign-in page
    And the browser keeps nothing of the session
    Given the ways in that are switched on are "password, directory, QR code, authentication, single sign-on"
    When I open "/login"
    Then the sign-in page offers "With password, Directory, QR code, Authentication service, Single sign-on" and nothing else
    And "Authentication service" is said to be "For unified identity accounts"
    And "Single sign-on" is said to be "For portal accounts"
    When I choose the way "Directory"
    Then the sign-in page says "For people with a directory (AD) account"
    When I choose the way "QR code"
    Then the sign-in page says "For people who are signed in on their phone"
    Given the ways in that are switched on are "password, QR code"
    When I open "/login"
    Then the sign-in page offers "With password, QR code" and nothing else
    Given the ways in that are switched on are "password, single sign-on"
    When I open "/login"
    Then the sign-in page offers "Single sign-on" and nothing else
    And the sign-in page shows a form for name and password
    Given the ways in that are switched on are "authentication"
    When I open "/login"
    Then the sign-in page offers "Authentication service" and nothing else
    And the sign-in page shows no form for name and password
    Given the ways in that are switched on are ""
    When I open "/login"
    Then the sign-in form says "No way of signing in is switched on; please contact the administrator"

  @AUTH-5 @AUTH-6 @AUTH-10 @ENTRY-1 @ENTRY-3 @deployed
  Scenario: The authentication service and links of each kind sign a person in, once, and the token is kept from everyone else; in by the central single sign-on to the page that was asked for, out of it again, and to no other site
    When I open "/login"
    And I choose the way "Authentication service"
    And I give the name and password of "staff" to the "Authentication service"
    Then I am on the home page
    And the home page greets "staff" by name
    When I sign out
    Then I am on the sign-in page
    When I open a "authentication" link for "staff"
    Then I am on the home page
    And the home page greets "staff" by name
    And the token went to its own call and nowhere else
    When I open a "third-party" link for "approver"
    Then I am on the home page
    And the home page greets "approver" by name
    And the token went to its own call and nowhere else
    When I open a "url" link for "staff"
    Then I am on the home page
    And the home page greets "staff" by name
    And the token went to its own call and nowhere else
    When I sign out
    And I open that link again
    Then the page says "The sign-on token has been used already" and leads to sign-in
    When I open "/tzgg"
    And I choose the way "Single sign-on"
    And I give the name and password of "staff" to the "Central sign-on"
    Then I see the list of notices
    When I sign out
    Then I am on the sign-in page
    And the browser keeps nothing of the session
    # The sign-on service of the last sign-in comes first.
    And the sign-in page offers "With password, Directory, QR code, Single sign-on, Authentication service" and nothing else
    And "Single sign-on" is said to be "Last used · For portal accounts"
    When I choose the way "Single sign-on"
    Then the "Central sign-on" asks for name and password
    When I open "/logCas?redirect=%2F%2Fevil.example%2Fhome"
    And I give the name and password of "staff" to the "Central sign-on"
    Then I am on the home page
    And the home page greets "staff" by name
    When I open the section "password" of the personal center
    And I change my password from "Hall@2026" to "Fresh#2027x"
    Then a toast says "The password is changed; your other sessions have ended"
    When I sign out
    Then I am on the sign-in page
    When I choose the way "Single sign-on"
    Then the "Central sign-on" asks for name and password

  @AUTH-5 @AUTH-6
  Scenario: A link signs another person in, and nothing of the one before stays; one that fails does not end the session that there is, and says why it fails, as does a ticket that is not genuine; the web goes to no sign-on service whose address is not allowed; a token in another spelling is kept from everyone else as well, and from the history of the browser
    Given I am signed in as "staff"
    And I have opened "Notices" from the menu
    And I have the home page open in a second tab of the browser
    When I open a "url" link for "approver"
    Then I am on the home page
    And the home page greets "approver" by name
    And the only open tab is "Home"
    And the second tab of the browser greets "approver" by name
    When I open a forged "url" link for "staff"
    Then the page says "The sign-on token is not genuine"
    When I open "/home"
    Then I am on the home page
    And the home page greets "approver" by name
    When I open a "third-party" link for "staff" that is 6 minutes old
    Then the page says "The sign-on token has expired" and leads to sign-in
    When I open a forged "url" link for "staff"
    Then the page says "The sign-on token is not genuine" and leads to sign-in
    When I open "/logUrl"
    Then the page says "The sign-in link is not complete" and leads to sign-in
    Given the call "link sign-in" does not get through
    When I open a "url" link for "staff"
    Then the page says "The server did not answer; try again later" and leads to sign-in
    When I open "/logCas?ticket=ST-not-a-ticket"
    Then the page says "The sign-on ticket is not valid or was used before; sign in again" and leads to sign-in
    Given the operator allows the origin "https://another.example"
    When I open "/logCas"
    Then the page says "The address of the sign-in service is not an allowed one" and leads to sign-in
    When the calls are answered as usual again
    And I open a "url" link for "staff" that is spelled "/LOGURL"
    Then I am on the home page
    And the token went to its own call and nowhere else
    When I open a "url" link for "staff" that is spelled "/logUrl//"
    Then I am on the home page
    And the token went to its own call and nowhere else
    When I open a "url" link for "staff" that is spelled "/log%55rl"
    Then I am on the home page
    And the token went to its own call and nowhere else
    When I open a "url" link for "staff"
    Then I am on the home page
    And going back does not show the token

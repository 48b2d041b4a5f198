Feature: The language of the interface

  @ENTRY-4
  Scenario: Chinese is the default, also where Chinese is not the first language of the browser; one that speaks none is offered English, once; the chosen language is kept, also over a sign-out, and no other is ever painted
    Given the browser speaks "en-GB, zh-TW"
    When I open "/login"
    Then the interface is in Chinese
    And English is not offered
    And the sign-in page shows the organisation, the system, the logo and the footer
    Given the browser speaks "de-DE, de, fr"
    When I reload the page
    Then the interface is in Chinese
    When I take English as it is offered
    Then the interface is in English
    And English is not offered
    When I reload the page
    Then the interface is in English
    When I switch the language
    Then the interface is in Chinese
    When I switch the language
    Then the interface is in English
    And the sign-in page shows the organisation, the system, the logo and the footer
    When I sign in as "staff"
    Then I am on the home page
    When I sign out
    And I reload the page, watching what is painted
    Then the interface is in English
    And no text in Chinese was painted

  @ENTRY-4
  Scenario: The language switch is there when a parameter says so; once it has been taken away a link changes nothing, and English is not offered; where there is one a browser that speaks no Chinese may keep it
    Given the parameter "languageSwitch" is "0"
    And the parameter "showLanguage" is "1"
    When I open "/login"
    Then the language switch is there
    When I sign in as "staff"
    Then I am on the home page
    And the language switch is there
    Given the parameter "showLanguage" is "0"
    When I reload the page
    Then I am on the home page
    And the language switch is not there
    When I sign out
    Then the language switch is not there
    Given the parameters "languageSwitch, showLanguage" are not sent
    And the browser speaks "de-DE, de"
    When I open "/login?lang=en"
    Then the language switch is not there
    And English is not offered
    And the sign-in page says "欢迎登录"
    And the browser is at "/login"
    When I reload the page
    Then the sign-in page says "欢迎登录"
    When I sign in as "staff"
    Then I am on the home page
    And the language switch is not there
    When I sign out
    And the calls are answered as usual again
    Given the parameter "languageSwitch" is "1"
    When I reload the page
    And I turn down English as it is offered
    Then English is not offered
    When I reload the page
    Then the interface is in Chinese
    And English is not offered

  @ENTRY-4 @PERF-1 @deployed
  Scenario: A link names the language, and no other is ever painted; before any script has run the page shows its identity, and no words
    When I open "/tzgg?lang=en&page=2", watching what is painted
    Then the interface is in English
    And no text in Chinese was painted
    And the browser is at "/login"
    When I sign in as "staff"
    Then the browser is at "/tzgg?page=2"
    When I open "/login?lang=zh"
    Then the interface is in Chinese
    When I open "/login?lang=en", watching what is painted
    Then the interface is in English
    And no text in Chinese was painted
    When I open "/login"
    Then the interface is in English
    Given no script runs in the browser
    When I open "/login"
    Then the page shows its identity without any words

@API-5
Feature: Answers that do not fit, on whichever page
  What a backend sends otherwise than was agreed costs a page no more than what does not fit, and the person is told of it.

  Scenario Outline: What the pages of "<person>" ask for has a row too many, which does not fit, or is not what it should be
    Given I am signed in as "<person>" and open "/no/such/page"
    And from here on every list has a row that does not fit
    Then each screen of "<person>" that asks for a list says that a row is missing
    When the calls are answered as usual again
    And I open "/no/such/page"
    Given from here on every call of a page answers with something odd
    Then each screen of "<person>" that asks for something offers to try again

    Examples:
      | person      |
      | staff       |
      | admin       |
      | noticeadmin |
      | leader      |

@API-1
Feature: The page that describes the calls

  Scenario: The calls stand by domain, one by one with what is sent and answered, and no other server is asked
    When I open "/api-docs"
    Then the page of the calls has every domain of the contract
    When I unfold the calls of "notices" there
    Then the page of the calls lists those of "notices", and no others
    When I unfold the call "notices.list" there
    Then the call "notices.list" is described there: what is sent, what is answered, and its codes
    And no other site was loaded

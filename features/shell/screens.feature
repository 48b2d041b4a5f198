@SHELL-15 @SHELL-16 @screens @slow
Feature: Every screen, however it is looked at

  Scenario: The home page, with all that is round it
    Given the page looks as the system does
    And nothing is reminded of at the start
    When I am signed in as "staff" and open "/home"
    Then each of these is sound for "staff" in every layout, language, appearance and width
      | screen | address |
      | home   | /home   |

  Scenario: Notices, loans and vouchers
    Given the page looks as the system does
    And nothing is reminded of at the start
    When I am signed in as "staff" and open "/tzgg"
    Then each of these is sound for "staff" in each layout and each language, in every appearance and width
      | screen     | address    |
      | notices    | /tzgg      |
      | loans      | /loans     |
      | vouchers   | /logistics |
      | my exports | /exports   |

  Scenario: Lists of the institution's own, pages of linked systems and sheets
    Given the page looks as the system does
    And nothing is reminded of at the start
    When I am signed in as "staff" and open "/list?mbid=notice-digest"
    Then each of these is sound for "staff" in each layout and each language, in every appearance and width
      | screen        | address                       |
      | list          | /list?mbid=notice-digest      |
      | linked-system | /qtxt?menu=reimbursement.mine |
      | verify        | /verify                       |
      | applications  | /appCenter                    |

  Scenario: One's own projects, grants and applications
    Given the page looks as the system does
    And nothing is reminded of at the start
    When I am signed in as "staff" and open "/applications"
    Then each of these is sound for "staff" in each layout and each language, in every appearance and width
      | screen          | address              |
      | my applications | /applications        |
      | grants to me    | /authorizations/held |
      | why-use         | /authorizations/why  |
      | my projects     | /projects            |

  Scenario: Oneself, and what one may do
    Given the page looks as the system does
    And nothing is reminded of at the start
    When I am signed in as "staff" and open "/personalCenter"
    Then each of these is sound for "staff" in each layout and each language, in every appearance and width
      | screen          | address         |
      | personal-center | /personalCenter |
      | user-info       | /userInfo       |
      | third-party     | /thirdParty     |

  Scenario: Where nothing is, or nothing that one may see
    Given the page looks as the system does
    And nothing is reminded of at the start
    When I am signed in as "staff" and open "/verify?code=7K2MP0QD41XA"
    Then each of these is sound for "staff" in each layout and each language, in every appearance and width
      | screen         | address                   |
      | verify-unknown | /verify?code=7K2MP0QD41XA |
      | not-found      | /no/such/page             |
      | no-permission  | /xtsz                     |

  Scenario: The grants of who leads projects
    Given the page looks as the system does
    And nothing is reminded of at the start
    When I am signed in as "leader" and open "/authorizations/given"
    Then each of these is sound for "leader" in each layout and each language, in every appearance and width
      | screen         | address                 |
      | grants by me   | /authorizations/given   |
      | change notices | /authorizations/changes |
      | grant-uses     | /authorizations/uses    |

  Scenario: What waits for who leads projects
    Given the page looks as the system does
    And nothing is reminded of at the start
    When I am signed in as "leader" and open "/applications/approvals"
    Then each of these is sound for "leader" in each layout and each language, in every appearance and width
      | screen        | address                 |
      | approvals     | /applications/approvals |
      | change audit  | /applications/audits    |
      | approval info | /applications/all       |
      | pending-items | /dbsx                   |

  Scenario: Signing, statistics and the removal of grants
    Given the page looks as the system does
    And nothing is reminded of at the start
    When I am signed in as "leader" and open "/signatures"
    Then each of these is sound for "leader" in each layout and each language, in every appearance and width
      | screen              | address                |
      | signature authority | /signatures            |
      | statistics          | /statistics/authority  |
      | remove-grants       | /authorizations/remove |

  Scenario: Grants and projects of all
    Given the page looks as the system does
    And nothing is reminded of at the start
    When I am signed in as "finadmin" and open "/authorizations/all"
    Then each of these is sound for "finadmin" in each layout and each language, in every appearance and width
      | screen           | address                            |
      | grants of all    | /authorizations/all                |
      | special grants   | /authorizations/special            |
      | grant-use-opened | /authorizations/uses?open=1        |
      | projects of all  | /projects/all                      |
      | project ledger   | /projects/ledger?project=YX2026001 |

  Scenario: Vouchers of all
    Given the page looks as the system does
    And nothing is reminded of at the start
    When I am signed in as "finclerk" and open "/logistics"
    Then each of these is sound for "finclerk" in each layout and each language, in every appearance and width
      | screen          | address    |
      | vouchers of all | /logistics |

  Scenario: Grants of a department
    Given the page looks as the system does
    And nothing is reminded of at the start
    When I am signed in as "approver" and open "/authorizations/department"
    Then each of these is sound for "approver" in each layout and each language, in every appearance and width
      | screen            | address                    |
      | department grants | /authorizations/department |

  Scenario: People and what they may do
    Given the page looks as the system does
    And nothing is reminded of at the start
    When I am signed in as "admin" and open "/xtsz/accounts"
    Then each of these is sound for "admin" in each layout and each language, in every appearance and width
      | screen      | address                                   |
      | accounts    | /xtsz/accounts                            |
      | roles       | /xtsz/roles                               |
      | permissions | /xtsz/permissions                         |
      | why         | /xtsz/why?person=2001009&permission=loans |

  Scenario: Who is there, and one of them
    Given the page looks as the system does
    And nothing is reminded of at the start
    When I am signed in as "admin" and open "/userInfo"
    Then each of these is sound for "admin" in each layout and each language, in every appearance and width
      | screen     | address       |
      | user-infos | /userInfo     |
      | online     | /xtsz/online  |
      | licence    | /xtsz/licence |

  Scenario: Settings of the hall and of what it is linked with
    Given the page looks as the system does
    And nothing is reminded of at the start
    When I am signed in as "admin" and open "/xtsz"
    Then each of these is sound for "admin" in each layout and each language, in every appearance and width
      | screen         | address              |
      | settings       | /xtsz                |
      | linked-systems | /xtsz/linked-systems |
      | todo-sources   | /xtsz/todo-sources   |
      | parameters     | /xtsz/parameters     |

  Scenario: Codes and pages
    Given the page looks as the system does
    And nothing is reminded of at the start
    When I am signed in as "admin" and open "/xtsz/codes"
    Then each of these is sound for "admin" in each layout and each language, in every appearance and width
      | screen       | address                                |
      | codes        | /xtsz/codes                            |
      | code-entries | /xtsz/codes/entries?set=disable-reason |
      | pages        | /xtsz/pages                            |
      | page-setup   | /xtsz/pages/setup?page=loans           |

  Scenario: The logs, and one person beside the list
    Given the page looks as the system does
    And nothing is reminded of at the start
    When I am signed in as "admin" and open "/xtsz/operation-log"
    Then each of these is sound for "admin" in each layout and each language, in every appearance and width
      | screen           | address                |
      | operations       | /xtsz/operation-log    |
      | sign-ins         | /xtsz/sign-in-log      |
      | user-info-opened | /userInfo?open=2001009 |

  Scenario: Notices and updates, as they are managed
    Given the page looks as the system does
    And nothing is reminded of at the start
    When I am signed in as "noticeadmin" and open "/xtsz/notices"
    Then each of these is sound for "noticeadmin" in each layout and each language, in every appearance and width
      | screen            | address                               |
      | notice-management | /xtsz/notices                         |
      | notice-readers    | /xtsz/notices/readers?notice=notice-2 |
      | updates           | /xtsz/updates                         |

  Scenario Outline: A section of the personal center: <section>
    Given the page looks as the system does
    When I am signed in as "staff" and open "/personalCenter?section=<section>"
    Then "personal-<section>" is sound in every language, appearance and width

    Examples:
      | section     |
      | contact     |
      | password    |
      | bank        |
      | sessions    |
      | sign-ins    |
      | preferences |

  Scenario Outline: <name>, signed out
    Given the page looks as the system does
    When I open "<address>"
    Then "<name>" is sound in every language, appearance and width

    Examples:
      | name      | address        |
      | sign-in   | /login         |
      | directory | /logad         |
      | unknown   | /no/such/page  |

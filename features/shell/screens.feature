@SHELL-15 @SHELL-16 @screens @slow
Feature: Every screen, however it is looked at

  Scenario Outline: <name>, with all that is round it
    Given the page looks as the system does
    And nothing is reminded of at the start
    When I am signed in as "<person>" and open "<address>"
    Then "<name>" is sound for "<person>" in every layout, language, appearance and width

    Examples:
      | name              | person | address                          |
      | home              | staff  | /home                            |

  Scenario Outline: <name>
    Given the page looks as the system does
    And nothing is reminded of at the start
    When I am signed in as "<person>" and open "<address>"
    Then "<name>" is sound for "<person>" in each layout and each language, in every appearance and width

    Examples:
      | name              | person | address                          |
      | notices           | staff  | /tzgg                            |
      | loans             | staff  | /loans                           |
      | vouchers          | staff  | /logistics                       |
      | vouchers of all   | finclerk | /logistics                     |
      | my applications   | staff  | /applications                    |
      | grants to me      | staff  | /authorizations/held             |
      | grants by me      | leader | /authorizations/given            |
      | change notices    | leader | /authorizations/changes          |
      | grants of all     | finadmin | /authorizations/all            |
      | department grants | approver | /authorizations/department     |
      | special grants    | finadmin | /authorizations/special        |
      | approvals         | leader | /applications/approvals          |
      | change audit      | leader | /applications/audits             |
      | approval info     | leader | /applications/all                |
      | grant-uses        | leader | /authorizations/uses             |
      | grant-use-opened  | finadmin | /authorizations/uses?open=1    |
      | why-use           | staff  | /authorizations/why              |
      | signature authority | leader | /signatures                    |
      | statistics        | leader | /statistics/authority            |
      | remove-grants     | leader | /authorizations/remove           |
      | my projects       | staff  | /projects                        |
      | project ledger    | finadmin | /projects/ledger?project=YX2026001 |
      | projects of all   | finadmin | /projects/all                  |
      | my exports        | staff  | /exports                         |
      | user-info         | staff  | /userInfo                        |
      | user-infos        | admin  | /userInfo                        |
      | user-info-opened  | admin  | /userInfo?open=2001009           |
      | third-party       | staff  | /thirdParty                      |
      | verify            | staff  | /verify                          |
      | verify-unknown    | staff  | /verify?code=7K2MP0QD41XA        |
      | pending-items     | leader | /dbsx                            |
      | linked-system     | staff  | /qtxt?menu=reimbursement.mine    |
      | personal-center   | staff  | /personalCenter                  |
      | list              | staff  | /list?mbid=notice-digest         |
      | applications      | staff  | /appCenter                       |
      | settings          | admin  | /xtsz                            |
      | accounts          | admin  | /xtsz/accounts                   |
      | roles             | admin  | /xtsz/roles                      |
      | permissions       | admin  | /xtsz/permissions                |
      | linked-systems    | admin  | /xtsz/linked-systems             |
      | why               | admin  | /xtsz/why?person=2001009&permission=loans |
      | todo-sources      | admin  | /xtsz/todo-sources               |
      | parameters        | admin  | /xtsz/parameters                 |
      | codes             | admin  | /xtsz/codes                      |
      | pages             | admin  | /xtsz/pages                      |
      | page-setup        | admin  | /xtsz/pages/setup?page=loans     |
      | code-entries      | admin  | /xtsz/codes/entries?set=disable-reason |
      | notice-management | noticeadmin | /xtsz/notices               |
      | notice-readers    | noticeadmin | /xtsz/notices/readers?notice=notice-2 |
      | operations        | admin  | /xtsz/operation-log              |
      | sign-ins          | admin  | /xtsz/sign-in-log                |
      | online            | admin  | /xtsz/online                     |
      | licence           | admin  | /xtsz/licence                    |
      | updates           | noticeadmin | /xtsz/updates               |
      | not-found         | staff  | /no/such/page                    |
      | no-permission     | staff  | /xtsz                            |

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

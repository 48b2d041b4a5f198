-- CreateTable
CREATE TABLE "Grant" (
    "number" TEXT NOT NULL PRIMARY KEY,
    "projectCode" TEXT,
    "departmentId" TEXT NOT NULL,
    "withBelow" BOOLEAN NOT NULL DEFAULT false,
    "authorizerId" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "parentNumber" TEXT,
    "basis" TEXT NOT NULL,
    "forQuery" BOOLEAN NOT NULL,
    "forExpense" BOOLEAN NOT NULL,
    "forIncome" BOOLEAN NOT NULL,
    "firstDay" TEXT NOT NULL,
    "lastDay" TEXT,
    "longTerm" BOOLEAN NOT NULL DEFAULT false,
    "controlled" BOOLEAN NOT NULL,
    "amount" BIGINT NOT NULL DEFAULT 0,
    "passedOn" BIGINT NOT NULL DEFAULT 0,
    "spent" BIGINT NOT NULL DEFAULT 0,
    "frozen" BIGINT NOT NULL DEFAULT 0,
    "mayRegrant" BOOLEAN NOT NULL DEFAULT false,
    "showsBalance" BOOLEAN NOT NULL DEFAULT false,
    "showsLedger" BOOLEAN NOT NULL DEFAULT false,
    "reason" TEXT NOT NULL,
    "accountSet" TEXT NOT NULL DEFAULT '',
    "state" TEXT NOT NULL,
    "heldByProject" BOOLEAN NOT NULL DEFAULT false,
    "heldByPerson" BOOLEAN NOT NULL DEFAULT false,
    "heldByParent" BOOLEAN NOT NULL DEFAULT false,
    "heldByHand" BOOLEAN NOT NULL DEFAULT false,
    "madeAt" DATETIME NOT NULL,
    "endedAt" DATETIME,
    CONSTRAINT "Grant_projectCode_fkey" FOREIGN KEY ("projectCode") REFERENCES "Project" ("code") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Grant_departmentId_fkey" FOREIGN KEY ("departmentId") REFERENCES "Department" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Grant_authorizerId_fkey" FOREIGN KEY ("authorizerId") REFERENCES "Person" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Grant_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Grant_parentNumber_fkey" FOREIGN KEY ("parentNumber") REFERENCES "Grant" ("number") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "GrantEvent" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "grantNumber" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "cause" TEXT NOT NULL DEFAULT '',
    "state" TEXT NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "staffNumber" TEXT NOT NULL DEFAULT '',
    "name" TEXT NOT NULL DEFAULT '',
    "nameEn" TEXT NOT NULL DEFAULT '',
    "at" DATETIME NOT NULL,
    CONSTRAINT "GrantEvent_grantNumber_fkey" FOREIGN KEY ("grantNumber") REFERENCES "Grant" ("number") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "GrantDay" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "day" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "Project" (
    "code" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "departmentId" TEXT NOT NULL,
    "leaderId" TEXT NOT NULL,
    "accountSet" TEXT NOT NULL,
    "accountSetName" TEXT NOT NULL,
    "accountSetNameEn" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "kindName" TEXT NOT NULL,
    "kindNameEn" TEXT NOT NULL,
    "firstDay" TEXT NOT NULL,
    "lastDay" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'active',
    "budget" BIGINT NOT NULL DEFAULT 0,
    "income" BIGINT NOT NULL DEFAULT 0,
    "spent" BIGINT NOT NULL DEFAULT 0,
    "frozen" BIGINT NOT NULL DEFAULT 0,
    CONSTRAINT "Project_departmentId_fkey" FOREIGN KEY ("departmentId") REFERENCES "Department" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Project_leaderId_fkey" FOREIGN KEY ("leaderId") REFERENCES "Person" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "BudgetLine" (
    "projectCode" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "subjectName" TEXT NOT NULL,
    "subjectNameEn" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "spent" BIGINT NOT NULL DEFAULT 0,

    PRIMARY KEY ("projectCode", "subject"),
    CONSTRAINT "BudgetLine_projectCode_fkey" FOREIGN KEY ("projectCode") REFERENCES "Project" ("code") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LedgerEntry" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "projectCode" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL DEFAULT '',
    "subjectName" TEXT NOT NULL DEFAULT '',
    "subjectNameEn" TEXT NOT NULL DEFAULT '',
    "amount" BIGINT NOT NULL,
    "summary" TEXT NOT NULL,
    "summaryEn" TEXT NOT NULL DEFAULT '',
    "day" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "claimId" INTEGER,
    CONSTRAINT "LedgerEntry_projectCode_fkey" FOREIGN KEY ("projectCode") REFERENCES "Project" ("code") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "LedgerEntry_claimId_fkey" FOREIGN KEY ("claimId") REFERENCES "BookedClaim" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ProjectEvent" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "projectCode" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "from" TEXT NOT NULL DEFAULT '',
    "fromEn" TEXT NOT NULL DEFAULT '',
    "to" TEXT NOT NULL DEFAULT '',
    "toEn" TEXT NOT NULL DEFAULT '',
    "staffNumber" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    CONSTRAINT "ProjectEvent_projectCode_fkey" FOREIGN KEY ("projectCode") REFERENCES "Project" ("code") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "BookedClaim" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "systemId" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "projectCode" TEXT NOT NULL,
    "grantNumber" TEXT,
    "personId" TEXT NOT NULL,
    "subject" TEXT NOT NULL DEFAULT '',
    "subjectName" TEXT NOT NULL DEFAULT '',
    "subjectNameEn" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL,
    "titleEn" TEXT NOT NULL DEFAULT '',
    "day" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "asked" BIGINT NOT NULL,
    "spent" BIGINT NOT NULL DEFAULT 0,
    "bookedAt" DATETIME NOT NULL,
    "decidedAt" DATETIME,
    "returnedAt" DATETIME,
    CONSTRAINT "BookedClaim_projectCode_fkey" FOREIGN KEY ("projectCode") REFERENCES "Project" ("code") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "BookedClaim_grantNumber_fkey" FOREIGN KEY ("grantNumber") REFERENCES "Grant" ("number") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "BookedClaim_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- AlterTable
ALTER TABLE "Department" ADD COLUMN "headId" TEXT REFERENCES "Person" ("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "Department_headId_idx" ON "Department"("headId");

-- CreateIndex
CREATE INDEX "Grant_personId_state_idx" ON "Grant"("personId", "state");

-- CreateIndex
CREATE INDEX "Grant_authorizerId_madeAt_idx" ON "Grant"("authorizerId", "madeAt");

-- CreateIndex
CREATE INDEX "Grant_projectCode_state_idx" ON "Grant"("projectCode", "state");

-- CreateIndex
CREATE INDEX "Grant_departmentId_state_idx" ON "Grant"("departmentId", "state");

-- CreateIndex
CREATE INDEX "Grant_parentNumber_idx" ON "Grant"("parentNumber");

-- CreateIndex
CREATE INDEX "Grant_state_lastDay_idx" ON "Grant"("state", "lastDay");

-- CreateIndex
CREATE INDEX "Grant_madeAt_idx" ON "Grant"("madeAt");

-- CreateIndex
CREATE INDEX "GrantEvent_grantNumber_idx" ON "GrantEvent"("grantNumber");

-- CreateIndex
CREATE INDEX "Project_leaderId_idx" ON "Project"("leaderId");

-- CreateIndex
CREATE INDEX "Project_departmentId_idx" ON "Project"("departmentId");

-- CreateIndex
CREATE INDEX "Project_state_idx" ON "Project"("state");

-- CreateIndex
CREATE INDEX "LedgerEntry_projectCode_day_idx" ON "LedgerEntry"("projectCode", "day");

-- CreateIndex
CREATE INDEX "LedgerEntry_claimId_idx" ON "LedgerEntry"("claimId");

-- CreateIndex
CREATE INDEX "ProjectEvent_projectCode_idx" ON "ProjectEvent"("projectCode");

-- CreateIndex
CREATE INDEX "BookedClaim_grantNumber_bookedAt_idx" ON "BookedClaim"("grantNumber", "bookedAt");

-- CreateIndex
CREATE INDEX "BookedClaim_projectCode_bookedAt_idx" ON "BookedClaim"("projectCode", "bookedAt");

-- CreateIndex
CREATE INDEX "BookedClaim_personId_idx" ON "BookedClaim"("personId");

-- CreateIndex
CREATE UNIQUE INDEX "BookedClaim_systemId_number_key" ON "BookedClaim"("systemId", "number");

CREATE TRIGGER "LedgerEntry_no_update" BEFORE UPDATE ON "LedgerEntry" BEGIN SELECT RAISE(ABORT, 'an entry of a ledger cannot be changed'); END;
CREATE TRIGGER "LedgerEntry_no_delete" BEFORE DELETE ON "LedgerEntry" BEGIN SELECT RAISE(ABORT, 'an entry of a ledger cannot be changed'); END;
CREATE TRIGGER "ProjectEvent_no_update" BEFORE UPDATE ON "ProjectEvent" BEGIN SELECT RAISE(ABORT, 'the history of a project cannot be changed'); END;
CREATE TRIGGER "ProjectEvent_no_delete" BEFORE DELETE ON "ProjectEvent" BEGIN SELECT RAISE(ABORT, 'the history of a project cannot be changed'); END;
CREATE TRIGGER "GrantEvent_no_update" BEFORE UPDATE ON "GrantEvent" BEGIN SELECT RAISE(ABORT, 'the history of a grant cannot be changed'); END;
CREATE TRIGGER "GrantEvent_no_delete" BEFORE DELETE ON "GrantEvent" BEGIN SELECT RAISE(ABORT, 'the history of a grant cannot be changed'); END;

-- CreateTable
CREATE TABLE "Application" (
    "number" TEXT NOT NULL PRIMARY KEY,
    "state" TEXT NOT NULL DEFAULT 'draft',
    "round" INTEGER NOT NULL DEFAULT 0,
    "projectCode" TEXT,
    "applicantId" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "forQuery" BOOLEAN NOT NULL DEFAULT false,
    "forExpense" BOOLEAN NOT NULL DEFAULT false,
    "forIncome" BOOLEAN NOT NULL DEFAULT false,
    "duration" TEXT NOT NULL,
    "firstDay" TEXT,
    "lastDay" TEXT,
    "controlled" BOOLEAN NOT NULL DEFAULT true,
    "amount" BIGINT,
    "mayRegrant" BOOLEAN NOT NULL DEFAULT false,
    "showsBalance" BOOLEAN NOT NULL DEFAULT false,
    "showsLedger" BOOLEAN NOT NULL DEFAULT false,
    "reason" TEXT NOT NULL DEFAULT '',
    "deciderId" TEXT,
    "comment" TEXT NOT NULL DEFAULT '',
    "grantNumber" TEXT,
    "edited" TEXT,
    "madeAt" DATETIME NOT NULL,
    "submittedAt" DATETIME,
    "decidedAt" DATETIME,
    "removedAt" DATETIME,
    "version" INTEGER NOT NULL DEFAULT 1,
    CONSTRAINT "Application_projectCode_fkey" FOREIGN KEY ("projectCode") REFERENCES "Project" ("code") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Application_applicantId_fkey" FOREIGN KEY ("applicantId") REFERENCES "Person" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Application_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Application_deciderId_fkey" FOREIGN KEY ("deciderId") REFERENCES "Person" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Application_grantNumber_fkey" FOREIGN KEY ("grantNumber") REFERENCES "Grant" ("number") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ApplicationStep" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "applicationNumber" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "cause" TEXT NOT NULL DEFAULT '',
    "comment" TEXT NOT NULL DEFAULT '',
    "content" TEXT NOT NULL DEFAULT '',
    "contentEn" TEXT NOT NULL DEFAULT '',
    "staffNumber" TEXT NOT NULL DEFAULT '',
    "name" TEXT NOT NULL DEFAULT '',
    "nameEn" TEXT NOT NULL DEFAULT '',
    "actorName" TEXT NOT NULL DEFAULT '',
    "actorNameEn" TEXT NOT NULL DEFAULT '',
    "forOffice" BOOLEAN NOT NULL DEFAULT false,
    "toName" TEXT NOT NULL DEFAULT '',
    "toNameEn" TEXT NOT NULL DEFAULT '',
    "waits" BOOLEAN NOT NULL DEFAULT false,
    "at" DATETIME NOT NULL,
    CONSTRAINT "ApplicationStep_applicationNumber_fkey" FOREIGN KEY ("applicationNumber") REFERENCES "Application" ("number") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "Application_grantNumber_key" ON "Application"("grantNumber");

-- CreateIndex
CREATE INDEX "Application_applicantId_madeAt_idx" ON "Application"("applicantId", "madeAt");

-- CreateIndex
CREATE INDEX "Application_personId_idx" ON "Application"("personId");

-- CreateIndex
CREATE INDEX "Application_deciderId_state_idx" ON "Application"("deciderId", "state");

-- CreateIndex
CREATE INDEX "Application_projectCode_state_idx" ON "Application"("projectCode", "state");

-- CreateIndex
CREATE INDEX "Application_state_lastDay_idx" ON "Application"("state", "lastDay");

-- CreateIndex
CREATE INDEX "Application_madeAt_idx" ON "Application"("madeAt");

-- CreateIndex
CREATE INDEX "ApplicationStep_applicationNumber_idx" ON "ApplicationStep"("applicationNumber");

-- CreateIndex
CREATE INDEX "ApplicationStep_staffNumber_kind_idx" ON "ApplicationStep"("staffNumber", "kind");

-- The steps of an application cannot be changed, and it cannot be taken away with them.
CREATE TRIGGER "ApplicationStep_no_update" BEFORE UPDATE ON "ApplicationStep" BEGIN SELECT RAISE(ABORT, 'the steps of an application cannot be changed'); END;
CREATE TRIGGER "ApplicationStep_no_delete" BEFORE DELETE ON "ApplicationStep" BEGIN SELECT RAISE(ABORT, 'the steps of an application cannot be changed'); END;

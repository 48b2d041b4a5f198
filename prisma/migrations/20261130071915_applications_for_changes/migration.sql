-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Application" (
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
    "changesNumber" TEXT,
    "before" TEXT,
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
    CONSTRAINT "Application_grantNumber_fkey" FOREIGN KEY ("grantNumber") REFERENCES "Grant" ("number") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Application_changesNumber_fkey" FOREIGN KEY ("changesNumber") REFERENCES "Grant" ("number") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_Application" ("amount", "applicantId", "comment", "controlled", "decidedAt", "deciderId", "duration", "edited", "firstDay", "forExpense", "forIncome", "forQuery", "grantNumber", "lastDay", "madeAt", "mayRegrant", "number", "personId", "projectCode", "reason", "removedAt", "round", "showsBalance", "showsLedger", "state", "submittedAt", "version") SELECT "amount", "applicantId", "comment", "controlled", "decidedAt", "deciderId", "duration", "edited", "firstDay", "forExpense", "forIncome", "forQuery", "grantNumber", "lastDay", "madeAt", "mayRegrant", "number", "personId", "projectCode", "reason", "removedAt", "round", "showsBalance", "showsLedger", "state", "submittedAt", "version" FROM "Application";
DROP TABLE "Application";
ALTER TABLE "new_Application" RENAME TO "Application";
CREATE UNIQUE INDEX "Application_grantNumber_key" ON "Application"("grantNumber");
CREATE INDEX "Application_applicantId_madeAt_idx" ON "Application"("applicantId", "madeAt");
CREATE INDEX "Application_personId_idx" ON "Application"("personId");
CREATE INDEX "Application_deciderId_state_idx" ON "Application"("deciderId", "state");
CREATE INDEX "Application_projectCode_state_idx" ON "Application"("projectCode", "state");
CREATE INDEX "Application_changesNumber_state_idx" ON "Application"("changesNumber", "state");
CREATE INDEX "Application_state_lastDay_idx" ON "Application"("state", "lastDay");
CREATE INDEX "Application_madeAt_idx" ON "Application"("madeAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

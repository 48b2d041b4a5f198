-- CreateTable
CREATE TABLE "Signature" (
    "number" TEXT NOT NULL PRIMARY KEY,
    "principalId" TEXT NOT NULL,
    "signerId" TEXT NOT NULL,
    "everything" BOOLEAN NOT NULL,
    "firstDay" TEXT NOT NULL,
    "lastDay" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "reason" TEXT NOT NULL,
    "madeAt" DATETIME NOT NULL,
    "revokedAt" DATETIME,
    "revokeReason" TEXT NOT NULL DEFAULT '',
    "revokerId" TEXT,
    CONSTRAINT "Signature_principalId_fkey" FOREIGN KEY ("principalId") REFERENCES "Person" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Signature_signerId_fkey" FOREIGN KEY ("signerId") REFERENCES "Person" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Signature_revokerId_fkey" FOREIGN KEY ("revokerId") REFERENCES "Person" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "SignatureProject" (
    "signatureNumber" TEXT NOT NULL,
    "projectCode" TEXT NOT NULL,

    PRIMARY KEY ("signatureNumber", "projectCode"),
    CONSTRAINT "SignatureProject_signatureNumber_fkey" FOREIGN KEY ("signatureNumber") REFERENCES "Signature" ("number") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "SignatureProject_projectCode_fkey" FOREIGN KEY ("projectCode") REFERENCES "Project" ("code") ON DELETE RESTRICT ON UPDATE CASCADE
);

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
    "signedForId" TEXT,
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
    CONSTRAINT "Application_signedForId_fkey" FOREIGN KEY ("signedForId") REFERENCES "Person" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Application_grantNumber_fkey" FOREIGN KEY ("grantNumber") REFERENCES "Grant" ("number") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Application_changesNumber_fkey" FOREIGN KEY ("changesNumber") REFERENCES "Grant" ("number") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_Application" ("amount", "applicantId", "before", "changesNumber", "comment", "controlled", "decidedAt", "deciderId", "duration", "edited", "firstDay", "forExpense", "forIncome", "forQuery", "grantNumber", "lastDay", "madeAt", "mayRegrant", "number", "personId", "projectCode", "reason", "removedAt", "round", "showsBalance", "showsLedger", "state", "submittedAt", "version") SELECT "amount", "applicantId", "before", "changesNumber", "comment", "controlled", "decidedAt", "deciderId", "duration", "edited", "firstDay", "forExpense", "forIncome", "forQuery", "grantNumber", "lastDay", "madeAt", "mayRegrant", "number", "personId", "projectCode", "reason", "removedAt", "round", "showsBalance", "showsLedger", "state", "submittedAt", "version" FROM "Application";
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
CREATE TABLE "new_ApplicationStep" (
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
    "forName" TEXT NOT NULL DEFAULT '',
    "forNameEn" TEXT NOT NULL DEFAULT '',
    "signatureNumber" TEXT NOT NULL DEFAULT '',
    "forOffice" BOOLEAN NOT NULL DEFAULT false,
    "toName" TEXT NOT NULL DEFAULT '',
    "toNameEn" TEXT NOT NULL DEFAULT '',
    "waits" BOOLEAN NOT NULL DEFAULT false,
    "at" DATETIME NOT NULL,
    CONSTRAINT "ApplicationStep_applicationNumber_fkey" FOREIGN KEY ("applicationNumber") REFERENCES "Application" ("number") ON DELETE RESTRICT ON UPDATE CASCADE
);
INSERT INTO "new_ApplicationStep" ("actorName", "actorNameEn", "applicationNumber", "at", "cause", "comment", "content", "contentEn", "forOffice", "id", "kind", "name", "nameEn", "round", "staffNumber", "toName", "toNameEn", "waits") SELECT "actorName", "actorNameEn", "applicationNumber", "at", "cause", "comment", "content", "contentEn", "forOffice", "id", "kind", "name", "nameEn", "round", "staffNumber", "toName", "toNameEn", "waits" FROM "ApplicationStep";
DROP TABLE "ApplicationStep";
ALTER TABLE "new_ApplicationStep" RENAME TO "ApplicationStep";
CREATE INDEX "ApplicationStep_applicationNumber_idx" ON "ApplicationStep"("applicationNumber");
CREATE INDEX "ApplicationStep_staffNumber_kind_idx" ON "ApplicationStep"("staffNumber", "kind");
CREATE INDEX "ApplicationStep_signatureNumber_idx" ON "ApplicationStep"("signatureNumber");
CREATE TABLE "new_BookedClaim" (
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
    "path" TEXT NOT NULL DEFAULT '',
    "day" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "asked" BIGINT NOT NULL,
    "spent" BIGINT NOT NULL DEFAULT 0,
    "bookedAt" DATETIME NOT NULL,
    "decidedAt" DATETIME,
    "deciderId" TEXT,
    "signedForId" TEXT,
    "signatureNumber" TEXT,
    "returnedAt" DATETIME,
    CONSTRAINT "BookedClaim_projectCode_fkey" FOREIGN KEY ("projectCode") REFERENCES "Project" ("code") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "BookedClaim_grantNumber_fkey" FOREIGN KEY ("grantNumber") REFERENCES "Grant" ("number") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "BookedClaim_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "BookedClaim_deciderId_fkey" FOREIGN KEY ("deciderId") REFERENCES "Person" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "BookedClaim_signedForId_fkey" FOREIGN KEY ("signedForId") REFERENCES "Person" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_BookedClaim" ("asked", "bookedAt", "day", "decidedAt", "grantNumber", "id", "number", "path", "personId", "projectCode", "returnedAt", "spent", "state", "subject", "subjectName", "subjectNameEn", "systemId", "title", "titleEn") SELECT "asked", "bookedAt", "day", "decidedAt", "grantNumber", "id", "number", "path", "personId", "projectCode", "returnedAt", "spent", "state", "subject", "subjectName", "subjectNameEn", "systemId", "title", "titleEn" FROM "BookedClaim";
DROP TABLE "BookedClaim";
ALTER TABLE "new_BookedClaim" RENAME TO "BookedClaim";
CREATE INDEX "BookedClaim_grantNumber_bookedAt_idx" ON "BookedClaim"("grantNumber", "bookedAt");
CREATE INDEX "BookedClaim_projectCode_bookedAt_idx" ON "BookedClaim"("projectCode", "bookedAt");
CREATE INDEX "BookedClaim_day_state_asked_spent_idx" ON "BookedClaim"("day", "state", "asked", "spent");
CREATE INDEX "BookedClaim_projectCode_state_day_asked_spent_idx" ON "BookedClaim"("projectCode", "state", "day", "asked", "spent");
CREATE INDEX "BookedClaim_personId_idx" ON "BookedClaim"("personId");
CREATE INDEX "BookedClaim_signatureNumber_idx" ON "BookedClaim"("signatureNumber");
CREATE UNIQUE INDEX "BookedClaim_systemId_number_key" ON "BookedClaim"("systemId", "number");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "Signature_principalId_lastDay_idx" ON "Signature"("principalId", "lastDay");

-- CreateIndex
CREATE INDEX "Signature_signerId_lastDay_idx" ON "Signature"("signerId", "lastDay");

-- CreateIndex
CREATE INDEX "Signature_madeAt_idx" ON "Signature"("madeAt");

-- CreateIndex
CREATE INDEX "SignatureProject_projectCode_idx" ON "SignatureProject"("projectCode");

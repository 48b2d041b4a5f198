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

-- AlterTable: columns are added, as tables that are made anew lose what keeps their rows from being changed.
ALTER TABLE "Application" ADD COLUMN "signedForId" TEXT REFERENCES "Person" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "ApplicationStep" ADD COLUMN "forName" TEXT NOT NULL DEFAULT '';
ALTER TABLE "ApplicationStep" ADD COLUMN "forNameEn" TEXT NOT NULL DEFAULT '';
ALTER TABLE "ApplicationStep" ADD COLUMN "signatureNumber" TEXT NOT NULL DEFAULT '';
ALTER TABLE "BookedClaim" ADD COLUMN "deciderId" TEXT REFERENCES "Person" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "BookedClaim" ADD COLUMN "signedForId" TEXT REFERENCES "Person" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "BookedClaim" ADD COLUMN "signatureNumber" TEXT;

-- CreateIndex
CREATE INDEX "ApplicationStep_signatureNumber_idx" ON "ApplicationStep"("signatureNumber");
CREATE INDEX "BookedClaim_signatureNumber_idx" ON "BookedClaim"("signatureNumber");

-- CreateIndex
CREATE INDEX "Signature_principalId_lastDay_idx" ON "Signature"("principalId", "lastDay");

-- CreateIndex
CREATE INDEX "Signature_signerId_lastDay_idx" ON "Signature"("signerId", "lastDay");

-- CreateIndex
CREATE INDEX "Signature_madeAt_idx" ON "Signature"("madeAt");

-- CreateIndex
CREATE INDEX "SignatureProject_projectCode_idx" ON "SignatureProject"("projectCode");

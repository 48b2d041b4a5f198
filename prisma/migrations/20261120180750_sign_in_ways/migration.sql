-- AlterTable
ALTER TABLE "Person" ADD COLUMN "idNumber" TEXT;

-- CreateTable
CREATE TABLE "UsedToken" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "expiresAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "PasswordRecovery" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "subject" TEXT NOT NULL,
    "personId" TEXT,
    "phone" TEXT,
    "createdAt" DATETIME NOT NULL,
    "code" TEXT,
    "sentAt" DATETIME,
    "triesLeft" INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT "PasswordRecovery_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Secret" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "value" TEXT NOT NULL
);

-- CreateIndex
CREATE INDEX "PasswordRecovery_subject_sentAt_idx" ON "PasswordRecovery"("subject", "sentAt");

-- CreateIndex
CREATE INDEX "PasswordRecovery_createdAt_idx" ON "PasswordRecovery"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Person_idNumber_key" ON "Person"("idNumber");

-- CreateTable
CREATE TABLE "GrantVersion" (
    "grantNumber" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "fromDay" TEXT NOT NULL,
    "forQuery" BOOLEAN NOT NULL,
    "forExpense" BOOLEAN NOT NULL,
    "forIncome" BOOLEAN NOT NULL,
    "lastDay" TEXT,
    "longTerm" BOOLEAN NOT NULL,
    "controlled" BOOLEAN NOT NULL,
    "amount" BIGINT NOT NULL,
    "along" BOOLEAN NOT NULL DEFAULT false,
    "reason" TEXT NOT NULL DEFAULT '',
    "content" TEXT NOT NULL DEFAULT '',
    "contentEn" TEXT NOT NULL DEFAULT '',
    "fault" TEXT NOT NULL DEFAULT '',
    "faultEn" TEXT NOT NULL DEFAULT '',
    "name" TEXT NOT NULL DEFAULT '',
    "nameEn" TEXT NOT NULL DEFAULT '',
    "madeAt" DATETIME NOT NULL,

    PRIMARY KEY ("grantNumber", "version"),
    CONSTRAINT "GrantVersion_grantNumber_fkey" FOREIGN KEY ("grantNumber") REFERENCES "Grant" ("number") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ChangeNotice" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "grantNumber" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "personId" TEXT NOT NULL,
    "toldAt" DATETIME NOT NULL,
    "seenAt" DATETIME,
    CONSTRAINT "ChangeNotice_grantNumber_version_fkey" FOREIGN KEY ("grantNumber", "version") REFERENCES "GrantVersion" ("grantNumber", "version") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "ChangeNotice_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "GrantVersion_state_fromDay_idx" ON "GrantVersion"("state", "fromDay");

-- CreateIndex
CREATE INDEX "ChangeNotice_personId_seenAt_idx" ON "ChangeNotice"("personId", "seenAt");

-- CreateIndex
CREATE UNIQUE INDEX "ChangeNotice_grantNumber_version_personId_key" ON "ChangeNotice"("grantNumber", "version", "personId");

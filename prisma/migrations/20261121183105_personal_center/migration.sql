-- CreateTable
CREATE TABLE "PersonPhoto" (
    "personId" TEXT NOT NULL PRIMARY KEY,
    "mediaType" TEXT NOT NULL,
    "content" BLOB NOT NULL,
    "version" TEXT NOT NULL,
    "changedAt" DATETIME NOT NULL,
    CONSTRAINT "PersonPhoto_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "BankBranch" (
    "code" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "bank" TEXT NOT NULL,
    "bankEn" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "BankAccount" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "personId" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "digest" TEXT NOT NULL,
    "lastFour" TEXT NOT NULL,
    "branchCode" TEXT NOT NULL,
    "isDefault" BOOLEAN NOT NULL,
    "changedAt" DATETIME NOT NULL,
    CONSTRAINT "BankAccount_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "BankAccount_branchCode_fkey" FOREIGN KEY ("branchCode") REFERENCES "BankBranch" ("code") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ContactCode" (
    "personId" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "code" TEXT,
    "sentAt" DATETIME NOT NULL,
    "triesLeft" INTEGER NOT NULL,
    "proof" TEXT,
    "provenAt" DATETIME,

    PRIMARY KEY ("personId", "purpose"),
    CONSTRAINT "ContactCode_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "BankAccount_personId_digest_key" ON "BankAccount"("personId", "digest");

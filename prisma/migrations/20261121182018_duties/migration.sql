-- CreateTable
CREATE TABLE "Licence" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "serial" TEXT NOT NULL,
    "setAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Loan" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "number" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "purposeEn" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "lentOn" TEXT NOT NULL,
    "dueOn" TEXT NOT NULL,
    "settledAt" DATETIME,
    CONSTRAINT "Loan_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "Loan_number_key" ON "Loan"("number");

-- CreateIndex
CREATE INDEX "Loan_personId_settledAt_idx" ON "Loan"("personId", "settledAt");

-- CreateTable
CREATE TABLE "OperationRecord" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "at" DATETIME NOT NULL,
    "staffNumber" TEXT,
    "person" TEXT,
    "personEn" TEXT,
    "address" TEXT NOT NULL,
    "browser" TEXT NOT NULL,
    "module" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "actionZh" TEXT NOT NULL,
    "actionEn" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "target" TEXT,
    "result" TEXT NOT NULL,
    "duration" INTEGER NOT NULL,
    "changes" JSONB
);

-- CreateTable
CREATE TABLE "SignInRecord" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "at" DATETIME NOT NULL,
    "userName" TEXT NOT NULL,
    "staffNumber" TEXT,
    "person" TEXT,
    "personEn" TEXT,
    "address" TEXT NOT NULL,
    "browser" TEXT NOT NULL,
    "way" TEXT NOT NULL,
    "result" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "PageDocument" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "permissionId" TEXT NOT NULL,
    "config" JSONB NOT NULL,
    "columns" JSONB NOT NULL
);

-- CreateTable
CREATE TABLE "ColumnArrangement" (
    "personId" TEXT NOT NULL,
    "pageId" TEXT NOT NULL,
    "settings" JSONB NOT NULL,

    PRIMARY KEY ("personId", "pageId"),
    CONSTRAINT "ColumnArrangement_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "SavedQuery" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "personId" TEXT NOT NULL,
    "pageId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT,
    "values" JSONB NOT NULL,
    "print" TEXT NOT NULL,
    "isDefault" BOOLEAN NOT NULL DEFAULT false,
    "uses" INTEGER NOT NULL DEFAULT 1,
    "usedAt" DATETIME NOT NULL,
    CONSTRAINT "SavedQuery_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "OperationRecord_at_idx" ON "OperationRecord"("at");

-- CreateIndex
CREATE INDEX "OperationRecord_kind_at_idx" ON "OperationRecord"("kind", "at");

-- CreateIndex
CREATE INDEX "OperationRecord_staffNumber_at_idx" ON "OperationRecord"("staffNumber", "at");

-- CreateIndex
CREATE INDEX "SignInRecord_at_idx" ON "SignInRecord"("at");

-- CreateIndex
CREATE INDEX "SavedQuery_personId_pageId_usedAt_idx" ON "SavedQuery"("personId", "pageId", "usedAt");

-- CreateIndex
CREATE UNIQUE INDEX "SavedQuery_personId_pageId_kind_print_name_key" ON "SavedQuery"("personId", "pageId", "kind", "print", "name");

-- The logs can only grow: nobody edits or deletes what stands in them.
CREATE TRIGGER "OperationRecord_no_update" BEFORE UPDATE ON "OperationRecord" BEGIN SELECT RAISE(ABORT, 'the operation log cannot be changed'); END;
CREATE TRIGGER "OperationRecord_no_delete" BEFORE DELETE ON "OperationRecord" BEGIN SELECT RAISE(ABORT, 'the operation log cannot be changed'); END;
CREATE TRIGGER "SignInRecord_no_update" BEFORE UPDATE ON "SignInRecord" BEGIN SELECT RAISE(ABORT, 'the sign-in log cannot be changed'); END;
CREATE TRIGGER "SignInRecord_no_delete" BEFORE DELETE ON "SignInRecord" BEGIN SELECT RAISE(ABORT, 'the sign-in log cannot be changed'); END;

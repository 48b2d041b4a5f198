-- CreateTable
CREATE TABLE "ArchiveFile" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "kind" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "fromId" INTEGER,
    "toId" INTEGER,
    "rows" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "at" DATETIME NOT NULL
);

-- CreateIndex
CREATE INDEX "ArchiveFile_kind_toId_idx" ON "ArchiveFile"("kind", "toId");

-- What the archive holds can leave the logs, and nothing else can; what the archive holds is said once and for all.
DROP TRIGGER "OperationRecord_no_delete";
CREATE TRIGGER "OperationRecord_no_delete" BEFORE DELETE ON "OperationRecord"
WHEN NOT EXISTS (SELECT 1 FROM "ArchiveFile" WHERE "kind" = 'operations' AND "toId" >= OLD."id" AND "fromId" <= OLD."id")
BEGIN SELECT RAISE(ABORT, 'the operation log cannot be changed'); END;
DROP TRIGGER "SignInRecord_no_delete";
CREATE TRIGGER "SignInRecord_no_delete" BEFORE DELETE ON "SignInRecord"
WHEN NOT EXISTS (SELECT 1 FROM "ArchiveFile" WHERE "kind" = 'sign-ins' AND "toId" >= OLD."id" AND "fromId" <= OLD."id")
BEGIN SELECT RAISE(ABORT, 'the sign-in log cannot be changed'); END;
CREATE TRIGGER "ArchiveFile_no_update" BEFORE UPDATE ON "ArchiveFile" BEGIN SELECT RAISE(ABORT, 'the register of the archive cannot be changed'); END;
CREATE TRIGGER "ArchiveFile_no_delete" BEFORE DELETE ON "ArchiveFile" BEGIN SELECT RAISE(ABORT, 'the register of the archive cannot be changed'); END;

-- INSERT OR REPLACE deletes what has the id without firing the triggers on deletions: an entry could be replaced by another.
CREATE TRIGGER "OperationRecord_no_replace" BEFORE INSERT ON "OperationRecord" WHEN EXISTS (SELECT 1 FROM "OperationRecord" WHERE "id" = NEW."id")
BEGIN SELECT RAISE(ABORT, 'the operation log cannot be changed'); END;
CREATE TRIGGER "SignInRecord_no_replace" BEFORE INSERT ON "SignInRecord" WHEN EXISTS (SELECT 1 FROM "SignInRecord" WHERE "id" = NEW."id")
BEGIN SELECT RAISE(ABORT, 'the sign-in log cannot be changed'); END;
CREATE TRIGGER "ArchiveFile_no_replace" BEFORE INSERT ON "ArchiveFile" WHEN EXISTS (SELECT 1 FROM "ArchiveFile" WHERE "id" = NEW."id")
BEGIN SELECT RAISE(ABORT, 'the register of the archive cannot be changed'); END;

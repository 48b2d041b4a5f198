-- What a sheet held is said once and for all; it goes once the archive holds the sheets of its day in Shanghai, and no sooner.
CREATE TRIGGER "Sheet_no_update" BEFORE UPDATE ON "Sheet" BEGIN SELECT RAISE(ABORT, 'a sheet cannot be changed'); END;
CREATE TRIGGER "Sheet_no_delete" BEFORE DELETE ON "Sheet"
WHEN NOT EXISTS (SELECT 1 FROM "ArchiveFile" WHERE "kind" = 'sheets' AND "path" LIKE 'sheets/' || date(OLD."at", '+8 hours') || '%')
BEGIN SELECT RAISE(ABORT, 'a sheet cannot be changed'); END;
-- INSERT OR REPLACE deletes what has the code without firing the trigger on deletions.
CREATE TRIGGER "Sheet_no_replace" BEFORE INSERT ON "Sheet" WHEN EXISTS (SELECT 1 FROM "Sheet" WHERE "code" = NEW."code")
BEGIN SELECT RAISE(ABORT, 'a sheet cannot be changed'); END;

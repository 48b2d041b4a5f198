-- The column has a name that says what it is for.
DROP INDEX "SavedQuery_personId_pageId_kind_print_name_key";
ALTER TABLE "SavedQuery" RENAME COLUMN "print" TO "fingerprint";
CREATE UNIQUE INDEX "SavedQuery_personId_pageId_kind_fingerprint_name_key" ON "SavedQuery"("personId", "pageId", "kind", "fingerprint", "name");

-- CreateTable
CREATE TABLE "GrantAttachment" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "grantNumber" TEXT,
    "personId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "mediaType" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "content" BLOB NOT NULL,
    "broughtAt" DATETIME NOT NULL,
    CONSTRAINT "GrantAttachment_grantNumber_fkey" FOREIGN KEY ("grantNumber") REFERENCES "Grant" ("number") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "GrantAttachment_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "GrantAttachment_grantNumber_idx" ON "GrantAttachment"("grantNumber");

-- CreateIndex
CREATE INDEX "GrantAttachment_personId_broughtAt_idx" ON "GrantAttachment"("personId", "broughtAt");

-- A file of a grant cannot be changed or taken away.
CREATE TRIGGER "GrantAttachment_no_update" BEFORE UPDATE ON "GrantAttachment" WHEN OLD."grantNumber" IS NOT NULL BEGIN SELECT RAISE(ABORT, 'a file of a grant cannot be changed'); END;
CREATE TRIGGER "GrantAttachment_no_delete" BEFORE DELETE ON "GrantAttachment" WHEN OLD."grantNumber" IS NOT NULL BEGIN SELECT RAISE(ABORT, 'a file of a grant cannot be changed'); END;

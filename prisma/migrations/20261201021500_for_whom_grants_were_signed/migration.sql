-- AlterTable: columns are added, as tables that are made anew lose what keeps their rows from being changed.
ALTER TABLE "GrantEvent" ADD COLUMN "forName" TEXT NOT NULL DEFAULT '';
ALTER TABLE "GrantEvent" ADD COLUMN "forNameEn" TEXT NOT NULL DEFAULT '';
ALTER TABLE "GrantVersion" ADD COLUMN "forName" TEXT NOT NULL DEFAULT '';
ALTER TABLE "GrantVersion" ADD COLUMN "forNameEn" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "Application_signedForId_idx" ON "Application"("signedForId");

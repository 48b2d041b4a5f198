-- AlterTable
ALTER TABLE "SavedQuery" ADD COLUMN "columnFilters" JSONB;
ALTER TABLE "SavedQuery" ADD COLUMN "namedId" TEXT;

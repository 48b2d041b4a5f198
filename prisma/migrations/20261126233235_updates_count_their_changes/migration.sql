-- AlterTable
ALTER TABLE "SystemUpdate" ADD COLUMN "revision" INTEGER NOT NULL DEFAULT 1;

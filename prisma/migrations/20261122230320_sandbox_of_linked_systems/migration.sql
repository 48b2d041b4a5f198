-- AlterTable
ALTER TABLE "LinkedSystem" ADD COLUMN "sandbox" TEXT;

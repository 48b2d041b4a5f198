-- AlterTable
ALTER TABLE "Person" ADD COLUMN "passwordChangedAt" DATETIME;

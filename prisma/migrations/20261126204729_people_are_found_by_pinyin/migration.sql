-- AlterTable
ALTER TABLE "Person" ADD COLUMN "spelling" TEXT;

-- AlterTable
ALTER TABLE "Session" ADD COLUMN "way" TEXT NOT NULL DEFAULT 'password';

UPDATE "Session" SET "way" = 'cas' WHERE "casLogin";

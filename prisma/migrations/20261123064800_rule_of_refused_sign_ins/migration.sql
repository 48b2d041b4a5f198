-- AlterTable
ALTER TABLE "SignInRecord" ADD COLUMN "rule" TEXT;

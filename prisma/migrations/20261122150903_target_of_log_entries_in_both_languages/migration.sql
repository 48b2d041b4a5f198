-- AlterTable
ALTER TABLE "OperationRecord" ADD COLUMN "targetEn" TEXT;

-- AlterTable
ALTER TABLE "Claim" ADD COLUMN "projectCode" TEXT;

-- AlterTable
ALTER TABLE "BookedClaim" ADD COLUMN "path" TEXT NOT NULL DEFAULT '';

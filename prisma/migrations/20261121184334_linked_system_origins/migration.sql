-- AlterTable
ALTER TABLE "LinkedSystem" ADD COLUMN "origin" TEXT;
ALTER TABLE "LinkedSystem" ADD COLUMN "framing" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "LinkedSystem" ADD COLUMN "external" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "LinkedSystem" ADD COLUMN "sandbox" TEXT;

-- The demo systems are known to work with no more than this; they alone have no origin.
UPDATE "LinkedSystem" SET "sandbox" = 'allow-forms' WHERE "id" = 'reimbursement' AND "origin" IS NULL;
UPDATE "LinkedSystem" SET "sandbox" = '' WHERE "id" IN ('payroll', 'assets', 'cards', 'policies') AND "origin" IS NULL;

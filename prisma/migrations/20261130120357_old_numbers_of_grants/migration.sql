-- AlterTable
ALTER TABLE "Grant" ADD COLUMN "oldNumber" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "Grant_oldNumber_key" ON "Grant"("oldNumber");

-- DropIndex
DROP INDEX "ApplicationStep_staffNumber_kind_idx";

-- CreateIndex
CREATE INDEX "ApplicationStep_staffNumber_kind_applicationNumber_idx" ON "ApplicationStep"("staffNumber", "kind", "applicationNumber");

-- CreateIndex
CREATE INDEX "BookedClaim_bookedAt_idx" ON "BookedClaim"("bookedAt");

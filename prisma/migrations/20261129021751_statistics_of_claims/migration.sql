-- CreateIndex
CREATE INDEX "BookedClaim_day_state_asked_spent_idx" ON "BookedClaim"("day", "state", "asked", "spent");

-- CreateIndex
CREATE INDEX "BookedClaim_projectCode_state_day_asked_spent_idx" ON "BookedClaim"("projectCode", "state", "day", "asked", "spent");

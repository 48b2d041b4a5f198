-- CreateIndex
CREATE INDEX "SignInRecord_staffNumber_at_idx" ON "SignInRecord"("staffNumber", "at");

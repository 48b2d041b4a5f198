-- CreateIndex
CREATE INDEX "ImportDone_at_id_idx" ON "ImportDone"("at", "id");

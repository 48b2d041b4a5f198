-- CreateIndex
CREATE INDEX "Person_departmentId_idx" ON "Person"("departmentId");

-- CreateIndex
CREATE INDEX "PersonRole_roleId_personId_idx" ON "PersonRole"("roleId", "personId");

-- AlterTable
ALTER TABLE "OperationRecord" ADD COLUMN "actor" TEXT;
ALTER TABLE "OperationRecord" ADD COLUMN "actorEn" TEXT;
ALTER TABLE "OperationRecord" ADD COLUMN "actorNumber" TEXT;

-- AlterTable
ALTER TABLE "SignInRecord" ADD COLUMN "actor" TEXT;
ALTER TABLE "SignInRecord" ADD COLUMN "actorEn" TEXT;
ALTER TABLE "SignInRecord" ADD COLUMN "actorNumber" TEXT;

-- AlterTable
ALTER TABLE "Session" ADD COLUMN "actingSessionId" TEXT;
ALTER TABLE "Session" ADD COLUMN "actingId" TEXT REFERENCES "Person" ("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "Session_actingSessionId_idx" ON "Session"("actingSessionId");
CREATE INDEX "Session_actingId_endedAt_idx" ON "Session"("actingId", "endedAt");

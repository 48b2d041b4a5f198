-- AlterTable
ALTER TABLE "Notice" ADD COLUMN "everyone" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "Notice" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "Notice" ADD COLUMN "author" TEXT;
ALTER TABLE "Notice" ADD COLUMN "authorEn" TEXT;
ALTER TABLE "Notice" ADD COLUMN "changedAt" DATETIME;

-- Until now a notice was for everyone where it named no department.
UPDATE "Notice" SET "everyone" = false WHERE "id" IN (SELECT "noticeId" FROM "NoticeDepartment");
UPDATE "Notice" SET "changedAt" = "publishedAt";

-- CreateTable
CREATE TABLE "NoticeRole" (
    "noticeId" TEXT NOT NULL,
    "roleId" TEXT NOT NULL,

    PRIMARY KEY ("noticeId", "roleId"),
    CONSTRAINT "NoticeRole_noticeId_fkey" FOREIGN KEY ("noticeId") REFERENCES "Notice" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "NoticeRole_roleId_fkey" FOREIGN KEY ("roleId") REFERENCES "Role" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Notice_changedAt_idx" ON "Notice"("changedAt");

-- CreateTable
CREATE TABLE "PageAdjustment" (
    "pageId" TEXT NOT NULL PRIMARY KEY,
    "title" TEXT,
    "titleEn" TEXT,
    "columns" JSONB NOT NULL,
    "fields" JSONB NOT NULL,
    "version" INTEGER NOT NULL,
    "changedAt" DATETIME NOT NULL,
    "changedBy" TEXT NOT NULL,
    "changedByEn" TEXT NOT NULL
);

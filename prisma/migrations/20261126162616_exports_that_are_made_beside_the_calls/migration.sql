-- CreateTable
CREATE TABLE "ExportJob" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "personId" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL,
    "size" INTEGER,
    "code" TEXT,
    "reason" TEXT,
    "reasonEn" TEXT,
    "askedAt" DATETIME NOT NULL,
    "keptUntil" DATETIME,
    "scope" TEXT NOT NULL,
    "columns" JSONB NOT NULL,
    CONSTRAINT "ExportJob_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ExportPart" (
    "jobId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "content" BLOB NOT NULL,

    PRIMARY KEY ("jobId", "number")
);

-- CreateIndex
CREATE INDEX "ExportJob_personId_askedAt_idx" ON "ExportJob"("personId", "askedAt");

-- CreateIndex
CREATE INDEX "ExportJob_keptUntil_idx" ON "ExportJob"("keptUntil");

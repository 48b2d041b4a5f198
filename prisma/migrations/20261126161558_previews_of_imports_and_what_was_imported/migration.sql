-- CreateTable
CREATE TABLE "ImportDraft" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "fileName" TEXT NOT NULL,
    "sheet" TEXT,
    "sha256" TEXT NOT NULL,
    "columns" JSONB NOT NULL,
    "total" INTEGER NOT NULL,
    "sound" INTEGER NOT NULL,
    "faulty" INTEGER NOT NULL,
    "duplicates" INTEGER NOT NULL,
    "keptUntil" DATETIME NOT NULL,
    "added" INTEGER,
    "leftOut" INTEGER
);

-- CreateTable
CREATE TABLE "ImportRow" (
    "draftId" TEXT NOT NULL,
    "line" INTEGER NOT NULL,
    "cells" JSONB NOT NULL,
    "marks" JSONB NOT NULL,
    "faults" JSONB NOT NULL,
    "faulty" BOOLEAN NOT NULL,
    "duplicate" BOOLEAN NOT NULL,

    PRIMARY KEY ("draftId", "line")
);

-- CreateTable
CREATE TABLE "ImportDone" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "kind" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "fileName" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "staffNumber" TEXT NOT NULL,
    "person" TEXT NOT NULL,
    "personEn" TEXT NOT NULL,
    "added" INTEGER NOT NULL,
    "leftOut" INTEGER NOT NULL
);

-- CreateIndex
CREATE INDEX "ImportDraft_keptUntil_idx" ON "ImportDraft"("keptUntil");

-- CreateIndex
CREATE UNIQUE INDEX "ImportDraft_personId_kind_key" ON "ImportDraft"("personId", "kind");

-- CreateIndex
CREATE INDEX "ImportRow_draftId_faulty_line_idx" ON "ImportRow"("draftId", "faulty", "line");

-- CreateIndex
CREATE INDEX "ImportDone_kind_sha256_idx" ON "ImportDone"("kind", "sha256");

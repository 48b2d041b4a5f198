-- CreateTable
CREATE TABLE "Sheet" (
    "code" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "pageId" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "titleEn" TEXT NOT NULL,
    "conditions" TEXT NOT NULL,
    "conditionsEn" TEXT NOT NULL,
    "rows" INTEGER NOT NULL,
    "staffNumber" TEXT NOT NULL,
    "person" TEXT NOT NULL,
    "personEn" TEXT NOT NULL,
    "at" DATETIME NOT NULL
);

-- CreateIndex
CREATE INDEX "Sheet_at_idx" ON "Sheet"("at");

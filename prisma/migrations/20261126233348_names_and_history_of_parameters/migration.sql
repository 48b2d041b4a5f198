-- CreateTable
CREATE TABLE "ParameterName" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "ParameterEvent" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "parameterId" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "staffNumber" TEXT,
    "person" TEXT NOT NULL,
    "personEn" TEXT NOT NULL,
    "changes" JSONB NOT NULL
);

-- CreateIndex
CREATE INDEX "ParameterEvent_parameterId_id_idx" ON "ParameterEvent"("parameterId", "id");

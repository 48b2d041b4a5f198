-- CreateTable
CREATE TABLE "PushedNotice" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "personId" TEXT NOT NULL,
    "origin" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "titleEn" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "sentAt" DATETIME NOT NULL,
    "readAt" DATETIME,
    "doneAt" DATETIME,
    CONSTRAINT "PushedNotice_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "PushedNotice_personId_sentAt_idx" ON "PushedNotice"("personId", "sentAt");

-- CreateIndex
CREATE INDEX "PushedNotice_sentAt_idx" ON "PushedNotice"("sentAt");

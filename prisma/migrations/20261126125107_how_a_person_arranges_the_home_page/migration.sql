-- CreateTable
CREATE TABLE "HomeArrangement" (
    "personId" TEXT NOT NULL PRIMARY KEY,
    "cards" TEXT NOT NULL,
    "known" TEXT NOT NULL,
    CONSTRAINT "HomeArrangement_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

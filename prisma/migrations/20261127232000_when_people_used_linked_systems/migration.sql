-- CreateTable
CREATE TABLE "SystemUse" (
    "personId" TEXT NOT NULL,
    "systemId" TEXT NOT NULL,
    "at" DATETIME NOT NULL,

    PRIMARY KEY ("personId", "systemId"),
    CONSTRAINT "SystemUse_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "SystemUse_systemId_fkey" FOREIGN KEY ("systemId") REFERENCES "LinkedSystem" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

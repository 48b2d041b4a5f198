-- CreateTable
CREATE TABLE "AccountHold" (
    "personId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "staffNumber" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "reason" TEXT NOT NULL,

    PRIMARY KEY ("personId", "kind"),
    CONSTRAINT "AccountHold_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

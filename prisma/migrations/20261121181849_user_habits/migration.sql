-- CreateTable
CREATE TABLE "UserHabit" (
    "personId" TEXT NOT NULL,
    "habit" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    PRIMARY KEY ("personId", "habit"),
    CONSTRAINT "UserHabit_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

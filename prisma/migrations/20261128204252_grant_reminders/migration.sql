-- AlterTable
ALTER TABLE "TodoSource" ADD COLUMN "pageQuery" TEXT;

-- CreateTable
CREATE TABLE "GrantReminder" (
    "grantNumber" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "day" TEXT NOT NULL,

    PRIMARY KEY ("grantNumber", "kind"),
    CONSTRAINT "GrantReminder_grantNumber_fkey" FOREIGN KEY ("grantNumber") REFERENCES "Grant" ("number") ON DELETE CASCADE ON UPDATE CASCADE
);

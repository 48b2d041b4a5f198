-- CreateTable
CREATE TABLE "TodoSource" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "menuId" TEXT NOT NULL,
    "countBy" TEXT NOT NULL,
    "field" TEXT,
    "text" TEXT,
    "countAt" TEXT,
    "call" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "data" TEXT,
    "order" INTEGER NOT NULL,
    "enabled" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 1,
    CONSTRAINT "TodoSource_menuId_fkey" FOREIGN KEY ("menuId") REFERENCES "Permission" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "TodoSource_menuId_idx" ON "TodoSource"("menuId");

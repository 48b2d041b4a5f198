-- CreateTable
CREATE TABLE "Voucher" (
    "number" TEXT NOT NULL PRIMARY KEY,
    "personId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "kindName" TEXT NOT NULL,
    "kindNameEn" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "summary" TEXT NOT NULL,
    "summaryEn" TEXT NOT NULL DEFAULT '',
    "station" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "placeEn" TEXT NOT NULL,
    "handedInAt" DATETIME NOT NULL,
    "movedAt" DATETIME NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    CONSTRAINT "Voucher_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "VoucherMove" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "number" TEXT NOT NULL,
    "from" TEXT,
    "to" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "placeEn" TEXT NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "reasonEn" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "personId" TEXT NOT NULL,
    "staffNumber" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "at" DATETIME NOT NULL,
    "takesBackId" INTEGER,
    CONSTRAINT "VoucherMove_number_fkey" FOREIGN KEY ("number") REFERENCES "Voucher" ("number") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "VoucherMove_takesBackId_fkey" FOREIGN KEY ("takesBackId") REFERENCES "VoucherMove" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Voucher_movedAt_idx" ON "Voucher"("movedAt");

-- CreateIndex
CREATE INDEX "Voucher_personId_movedAt_idx" ON "Voucher"("personId", "movedAt");

-- CreateIndex
CREATE INDEX "Voucher_station_movedAt_idx" ON "Voucher"("station", "movedAt");

-- CreateIndex
CREATE INDEX "Voucher_handedInAt_idx" ON "Voucher"("handedInAt");

-- CreateIndex
CREATE UNIQUE INDEX "VoucherMove_takesBackId_key" ON "VoucherMove"("takesBackId");

-- CreateIndex
CREATE INDEX "VoucherMove_number_idx" ON "VoucherMove"("number");

-- CreateIndex
CREATE INDEX "VoucherMove_place_idx" ON "VoucherMove"("place");

-- CreateIndex
CREATE INDEX "VoucherMove_reason_idx" ON "VoucherMove"("reason");

CREATE TRIGGER "VoucherMove_no_update" BEFORE UPDATE ON "VoucherMove" BEGIN SELECT RAISE(ABORT, 'the way of a voucher cannot be changed'); END;
CREATE TRIGGER "VoucherMove_no_delete" BEFORE DELETE ON "VoucherMove" BEGIN SELECT RAISE(ABORT, 'the way of a voucher cannot be changed'); END;

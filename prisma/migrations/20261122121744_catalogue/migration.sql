-- CreateTable
CREATE TABLE "CatalogueEntry" (
    "kind" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "shipped" JSONB NOT NULL,

    PRIMARY KEY ("kind", "id")
);

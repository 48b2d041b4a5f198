-- CreateTable
CREATE TABLE "Department" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "parentId" TEXT,
    CONSTRAINT "Department_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "Department" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Person" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "staffNumber" TEXT NOT NULL,
    "userName" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "departmentId" TEXT NOT NULL,
    "phone" TEXT,
    "contactPhone" TEXT,
    "email" TEXT,
    "avatar" TEXT,
    "enabled" BOOLEAN NOT NULL DEFAULT true,
    "locked" BOOLEAN NOT NULL DEFAULT false,
    "passwordHash" TEXT NOT NULL,
    "mustChangePassword" BOOLEAN NOT NULL DEFAULT false,
    "weakPassword" BOOLEAN NOT NULL DEFAULT false,
    "lastSignInAt" DATETIME,
    CONSTRAINT "Person_departmentId_fkey" FOREIGN KEY ("departmentId") REFERENCES "Department" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Claim" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "number" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "titleEn" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "applicantId" TEXT NOT NULL,
    "approverId" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "decidedAt" DATETIME,
    CONSTRAINT "Claim_applicantId_fkey" FOREIGN KEY ("applicantId") REFERENCES "Person" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "Claim_approverId_fkey" FOREIGN KEY ("approverId") REFERENCES "Person" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Payslip" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "personId" TEXT NOT NULL,
    "month" TEXT NOT NULL,
    "gross" INTEGER NOT NULL,
    "tax" INTEGER NOT NULL,
    "net" INTEGER NOT NULL,
    CONSTRAINT "Payslip_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Asset" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "number" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "price" INTEGER NOT NULL,
    "boughtAt" DATETIME NOT NULL,
    "location" TEXT NOT NULL,
    "locationEn" TEXT NOT NULL,
    CONSTRAINT "Asset_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LinkedSystem" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "image" TEXT NOT NULL,
    "basePath" TEXT NOT NULL,
    "order" INTEGER NOT NULL
);

-- CreateTable
CREATE TABLE "Permission" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "parentId" TEXT,
    "name" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "order" INTEGER NOT NULL,
    "path" TEXT,
    "routeName" TEXT,
    "component" TEXT,
    "icon" TEXT,
    "hidden" BOOLEAN NOT NULL DEFAULT false,
    "directory" BOOLEAN NOT NULL DEFAULT false,
    "systemId" TEXT,
    "opening" TEXT NOT NULL DEFAULT '0',
    "linkType" TEXT,
    "opensFirstChild" BOOLEAN NOT NULL DEFAULT false,
    "hint" TEXT,
    "templateId" TEXT,
    "initials" TEXT NOT NULL,
    "fixedFavourite" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "Permission_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "Permission" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Permission_systemId_fkey" FOREIGN KEY ("systemId") REFERENCES "LinkedSystem" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "RolePermission" (
    "roleId" TEXT NOT NULL,
    "permissionId" TEXT NOT NULL,

    PRIMARY KEY ("roleId", "permissionId"),
    CONSTRAINT "RolePermission_roleId_fkey" FOREIGN KEY ("roleId") REFERENCES "Role" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "RolePermission_permissionId_fkey" FOREIGN KEY ("permissionId") REFERENCES "Permission" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "FavouriteFunction" (
    "personId" TEXT NOT NULL,
    "permissionId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    PRIMARY KEY ("personId", "permissionId"),
    CONSTRAINT "FavouriteFunction_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "FavouriteFunction_permissionId_fkey" FOREIGN KEY ("permissionId") REFERENCES "Permission" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Notice" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "title" TEXT NOT NULL,
    "titleEn" TEXT,
    "content" TEXT NOT NULL,
    "contentEn" TEXT,
    "level" INTEGER NOT NULL,
    "published" BOOLEAN NOT NULL,
    "publishedAt" DATETIME,
    "publisher" TEXT NOT NULL,
    "publisherEn" TEXT NOT NULL,
    "pinned" BOOLEAN NOT NULL DEFAULT false,
    "origin" TEXT NOT NULL DEFAULT 'business'
);

-- CreateTable
CREATE TABLE "NoticeDepartment" (
    "noticeId" TEXT NOT NULL,
    "departmentId" TEXT NOT NULL,

    PRIMARY KEY ("noticeId", "departmentId"),
    CONSTRAINT "NoticeDepartment_noticeId_fkey" FOREIGN KEY ("noticeId") REFERENCES "Notice" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "NoticeDepartment_departmentId_fkey" FOREIGN KEY ("departmentId") REFERENCES "Department" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "NoticeRead" (
    "noticeId" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "readAt" DATETIME NOT NULL,

    PRIMARY KEY ("noticeId", "personId"),
    CONSTRAINT "NoticeRead_noticeId_fkey" FOREIGN KEY ("noticeId") REFERENCES "Notice" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "NoticeRead_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "NoticeAttachment" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "noticeId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "mediaType" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "content" BLOB NOT NULL,
    CONSTRAINT "NoticeAttachment_noticeId_fkey" FOREIGN KEY ("noticeId") REFERENCES "Notice" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "personId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "lastUsedAt" DATETIME NOT NULL,
    "endsAt" DATETIME NOT NULL,
    "endedAt" DATETIME,
    "endReason" TEXT,
    "address" TEXT NOT NULL,
    "userAgent" TEXT NOT NULL,
    "casLogin" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "Session_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "SignInFailure" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "subject" TEXT NOT NULL,
    "at" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "SignInRefusal" (
    "subject" TEXT NOT NULL PRIMARY KEY,
    "until" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Role" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL,
    "remark" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "PersonRole" (
    "personId" TEXT NOT NULL,
    "roleId" TEXT NOT NULL,

    PRIMARY KEY ("personId", "roleId"),
    CONSTRAINT "PersonRole_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "PersonRole_roleId_fkey" FOREIGN KEY ("roleId") REFERENCES "Role" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Parameter" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "value" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "SystemUpdate" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "version" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "titleEn" TEXT NOT NULL,
    "level" TEXT NOT NULL,
    "releasedAt" DATETIME NOT NULL,
    "content" TEXT NOT NULL,
    "contentEn" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "OutboxMessage" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "channel" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "sentAt" DATETIME NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "Person_staffNumber_key" ON "Person"("staffNumber");

-- CreateIndex
CREATE UNIQUE INDEX "Person_userName_key" ON "Person"("userName");

-- CreateIndex
CREATE UNIQUE INDEX "Claim_number_key" ON "Claim"("number");

-- CreateIndex
CREATE INDEX "Claim_approverId_state_idx" ON "Claim"("approverId", "state");

-- CreateIndex
CREATE INDEX "Claim_applicantId_idx" ON "Claim"("applicantId");

-- CreateIndex
CREATE UNIQUE INDEX "Payslip_personId_month_key" ON "Payslip"("personId", "month");

-- CreateIndex
CREATE UNIQUE INDEX "Asset_number_key" ON "Asset"("number");

-- CreateIndex
CREATE INDEX "Notice_published_publishedAt_idx" ON "Notice"("published", "publishedAt");

-- CreateIndex
CREATE INDEX "NoticeRead_personId_idx" ON "NoticeRead"("personId");

-- CreateIndex
CREATE INDEX "Session_personId_endedAt_idx" ON "Session"("personId", "endedAt");

-- CreateIndex
CREATE INDEX "SignInFailure_subject_at_idx" ON "SignInFailure"("subject", "at");

-- CreateIndex
CREATE UNIQUE INDEX "SystemUpdate_version_key" ON "SystemUpdate"("version");

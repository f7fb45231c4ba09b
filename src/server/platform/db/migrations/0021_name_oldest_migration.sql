-- expand
ALTER TABLE "installation" ADD COLUMN "oldest_migration_ms" bigint DEFAULT 0 NOT NULL;
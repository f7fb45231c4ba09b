DROP INDEX "account_credential_account";--> statement-breakpoint
ALTER TABLE "account_credential" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "account_credential" ADD PRIMARY KEY ("account_id");--> statement-breakpoint
ALTER TABLE "account_credential" ALTER COLUMN "password_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "account_credential" DROP COLUMN "provider_id";--> statement-breakpoint
ALTER TABLE "account_credential" DROP COLUMN "provider_account_id";--> statement-breakpoint
ALTER TABLE "account_credential" DROP COLUMN "access_token";--> statement-breakpoint
ALTER TABLE "account_credential" DROP COLUMN "refresh_token";--> statement-breakpoint
ALTER TABLE "account_credential" DROP COLUMN "id_token";--> statement-breakpoint
ALTER TABLE "account_credential" DROP COLUMN "access_token_expires_at";--> statement-breakpoint
ALTER TABLE "account_credential" DROP COLUMN "refresh_token_expires_at";--> statement-breakpoint
ALTER TABLE "account_credential" DROP COLUMN "scope";--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "name";--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "image";--> statement-breakpoint
ALTER TABLE "account_session" DROP COLUMN "ip_address";

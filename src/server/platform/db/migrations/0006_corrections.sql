CREATE TABLE "receipt" (
	"series" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"seller" jsonb NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "receipt_series_number_pk" PRIMARY KEY("series","number"),
	CONSTRAINT "receipt_series_is_known" CHECK ("receipt"."series" in ('simulated', 'stripe')),
	CONSTRAINT "receipt_kind_is_known" CHECK ("receipt"."kind" in ('payment', 'refund'))
);
--> statement-breakpoint
CREATE TABLE "receipt_series" (
	"series" text PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL,
	CONSTRAINT "receipt_series_series_is_known" CHECK ("receipt_series"."series" in ('simulated', 'stripe'))
);
--> statement-breakpoint
CREATE TABLE "update_issue" (
	"id" uuid PRIMARY KEY NOT NULL,
	"words" jsonb NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"sent_up_to" uuid,
	"mails" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "update_stop_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"subscription_id" uuid,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "new_email" text;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "is_moved_by_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "is_refund_told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "refused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "update_stop_link" ADD CONSTRAINT "update_stop_link_subscription_id_update_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."update_subscription"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_once" ON "receipt" USING btree ("payment_id","kind");--> statement-breakpoint
CREATE INDEX "update_stop_link_subscription" ON "update_stop_link" USING btree ("subscription_id");--> statement-breakpoint
ALTER TABLE "account_session" RENAME COLUMN "token" TO "token_hash";--> statement-breakpoint
UPDATE "account_session" SET "token_hash" = rtrim(translate(encode(sha256(convert_to("token_hash", 'UTF8')), 'base64'), '+/', '-_'), '=');--> statement-breakpoint
UPDATE "appointment" SET "is_moved_by_operator" = ("placed_at" > "created_at");--> statement-breakpoint
UPDATE "appointment" SET "is_refund_told" = true FROM "payment" WHERE "payment"."id" = "appointment"."payment_id" AND "appointment"."state" = 'cancelled' AND "payment"."state" IN ('refunding', 'refunded');

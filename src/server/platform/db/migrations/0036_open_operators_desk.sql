-- expand
CREATE TABLE "operator_account" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"start_code_hash" text,
	"start_code_until" timestamp (3) with time zone,
	"secret" text,
	"enrolled_at" timestamp (3) with time zone,
	"used_step" bigint
);
--> statement-breakpoint
CREATE TABLE "operator_recovery_code" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_session_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_event" ADD COLUMN "operator_id" uuid;--> statement-breakpoint
ALTER TABLE "operator_account" ADD CONSTRAINT "operator_account_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_recovery_code" ADD CONSTRAINT "operator_recovery_code_account_id_operator_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."operator_account"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_session" ADD CONSTRAINT "operator_session_account_session_id_account_session_id_fk" FOREIGN KEY ("account_session_id") REFERENCES "public"."account_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_recovery_code_account" ON "operator_recovery_code" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "operator_session_token" ON "operator_session" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "operator_session_account_session" ON "operator_session" USING btree ("account_session_id");--> statement-breakpoint
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_operator_id_account_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_event_operator" ON "audit_event" USING btree ("operator_id") WHERE operator_id is not null;

CREATE TABLE "account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"image" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"role" text NOT NULL,
	"locale" text NOT NULL,
	"zone" text NOT NULL,
	"age_band" text,
	"age_declared_at" timestamp (3) with time zone,
	"consent" text NOT NULL,
	"guardian_email" text,
	"consent_requested_at" timestamp (3) with time zone,
	"consent_decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_credential" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"provider_account_id" text NOT NULL,
	"password_hash" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose_and_hash" text NOT NULL,
	"account_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"device" text
);
--> statement-breakpoint
CREATE TABLE "audit_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"event" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"kind" text NOT NULL,
	"locale" text NOT NULL,
	"recipient" text,
	"facts" jsonb,
	"written_at" timestamp (3) with time zone NOT NULL,
	"taken_until" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guest_merge" (
	"account_id" uuid NOT NULL,
	"merge_id" uuid NOT NULL,
	"answer" jsonb NOT NULL,
	"merged_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guest_merge_account_id_merge_id_pk" PRIMARY KEY("account_id","merge_id")
);
--> statement-breakpoint
CREATE TABLE "quest_active_day" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "quest_active_day_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
CREATE TABLE "quest_completion" (
	"account_id" uuid NOT NULL,
	"game_id" text NOT NULL,
	"answers" jsonb NOT NULL,
	"completed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quest_completion_account_id_game_id_pk" PRIMARY KEY("account_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "quiz_attempt" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"questionnaire_version" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"completed_at" timestamp (3) with time zone NOT NULL,
	"fingerprint" text NOT NULL,
	CONSTRAINT "quiz_attempt_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "saved_career" (
	"account_id" uuid NOT NULL,
	"career_id" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_career_account_id_career_id_pk" PRIMARY KEY("account_id","career_id")
);
--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "secret" text;--> statement-breakpoint
ALTER TABLE "account_credential" ADD CONSTRAINT "account_credential_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_link" ADD CONSTRAINT "account_link_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_session" ADD CONSTRAINT "account_session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_merge" ADD CONSTRAINT "guest_merge_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quest_active_day" ADD CONSTRAINT "quest_active_day_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quest_completion" ADD CONSTRAINT "quest_completion_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempt" ADD CONSTRAINT "quiz_attempt_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_career" ADD CONSTRAINT "saved_career_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_email" ON "account" USING btree ("email");--> statement-breakpoint
CREATE INDEX "account_credential_account" ON "account_credential" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_link_purpose_and_hash" ON "account_link" USING btree ("purpose_and_hash");--> statement-breakpoint
CREATE INDEX "account_link_account" ON "account_link" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_session_token" ON "account_session" USING btree ("token");--> statement-breakpoint
CREATE INDEX "account_session_account" ON "account_session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "audit_event_account" ON "audit_event" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "contact_message_account" ON "contact_message" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "contact_message_received" ON "contact_message" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_account" ON "mail_outbox" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_settled" ON "mail_outbox" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "rate_limit_ends" ON "rate_limit" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_attempt_fingerprint" ON "quiz_attempt" USING btree ("account_id","fingerprint");
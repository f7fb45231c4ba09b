-- expand
CREATE TABLE "desk_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"researcher_id" text NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "desk_link_purpose_is_known" CHECK ("desk_link"."purpose" in ('invitation', 'login'))
);
--> statement-breakpoint
CREATE TABLE "desk_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"researcher_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "problem_report" (
	"id" uuid PRIMARY KEY NOT NULL,
	"researcher_id" text NOT NULL,
	"appointment_id" uuid,
	"account_id" uuid,
	"reporter" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "problem_report_reporter_is_known" CHECK ("problem_report"."reporter" in ('student', 'researcher'))
);
--> statement-breakpoint
ALTER TABLE "researcher" ADD COLUMN "invited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "researcher" ADD COLUMN "identity_checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "researcher" ADD COLUMN "identity_check" text;--> statement-breakpoint
ALTER TABLE "researcher" ADD COLUMN "identity_checked_by" text;--> statement-breakpoint
ALTER TABLE "researcher" ADD COLUMN "conduct_version" integer;--> statement-breakpoint
ALTER TABLE "researcher" ADD COLUMN "conduct_accepted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "researcher" ADD COLUMN "paused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "researcher" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "audit_event" ADD COLUMN "researcher_id" text;--> statement-breakpoint
ALTER TABLE "desk_link" ADD CONSTRAINT "desk_link_researcher_id_researcher_id_fk" FOREIGN KEY ("researcher_id") REFERENCES "public"."researcher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_session" ADD CONSTRAINT "desk_session_researcher_id_researcher_id_fk" FOREIGN KEY ("researcher_id") REFERENCES "public"."researcher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_report" ADD CONSTRAINT "problem_report_researcher_id_researcher_id_fk" FOREIGN KEY ("researcher_id") REFERENCES "public"."researcher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_report" ADD CONSTRAINT "problem_report_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_report" ADD CONSTRAINT "problem_report_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "desk_link_token" ON "desk_link" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_link_open" ON "desk_link" USING btree ("researcher_id","purpose") WHERE used_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "desk_session_token" ON "desk_session" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "desk_session_researcher" ON "desk_session" USING btree ("researcher_id");--> statement-breakpoint
CREATE INDEX "problem_report_open" ON "problem_report" USING btree ("created_at") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "problem_report_researcher" ON "problem_report" USING btree ("researcher_id");--> statement-breakpoint
CREATE INDEX "problem_report_account" ON "problem_report" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "problem_report_appointment" ON "problem_report" USING btree ("appointment_id");--> statement-breakpoint
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_researcher_id_researcher_id_fk" FOREIGN KEY ("researcher_id") REFERENCES "public"."researcher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_event_researcher" ON "audit_event" USING btree ("researcher_id","at") WHERE researcher_id is not null;

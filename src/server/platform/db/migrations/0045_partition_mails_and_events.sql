-- expand
-- The table of before becomes the first partition, up to the end of this month (UTC): no row is copied. Its primary key is
-- built anew, with the column that decides the partition; old servers never read the key by itself.
ALTER TABLE "audit_event" RENAME TO "audit_event_before";--> statement-breakpoint
ALTER TABLE "audit_event_before" DROP CONSTRAINT "audit_event_pkey";--> statement-breakpoint
ALTER INDEX "audit_event_account" RENAME TO "audit_event_before_account";--> statement-breakpoint
ALTER INDEX "audit_event_operator" RENAME TO "audit_event_before_operator";--> statement-breakpoint
ALTER INDEX "audit_event_researcher" RENAME TO "audit_event_before_researcher";--> statement-breakpoint
CREATE TABLE "audit_event" (
	"id" uuid NOT NULL,
	"account_id" uuid,
	"event" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"researcher_id" text,
	"operator_id" uuid,
	CONSTRAINT "audit_event_at_id_pk" PRIMARY KEY("at","id")
) PARTITION BY RANGE ("at");--> statement-breakpoint
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_researcher_id_researcher_id_fk" FOREIGN KEY ("researcher_id") REFERENCES "public"."researcher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_event" ADD CONSTRAINT "audit_event_operator_id_account_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_event_account" ON "audit_event" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "audit_event_operator_act" ON "audit_event" USING btree ("at") WHERE event like 'operator:%';--> statement-breakpoint
CREATE INDEX "audit_event_operator" ON "audit_event" USING btree ("operator_id") WHERE operator_id is not null;--> statement-breakpoint
CREATE INDEX "audit_event_researcher" ON "audit_event" USING btree ("researcher_id","at") WHERE researcher_id is not null;--> statement-breakpoint
DO $$
BEGIN
	EXECUTE format(
		'ALTER TABLE "audit_event" ATTACH PARTITION "audit_event_before" FOR VALUES FROM (MINVALUE) TO (%L)',
		(SELECT (date_trunc('month', greatest(now(), max("at")) AT TIME ZONE 'UTC') + interval '1 month') AT TIME ZONE 'UTC' FROM "audit_event_before")
	);
END $$;--> statement-breakpoint
CREATE TABLE "audit_event_default" PARTITION OF "audit_event" DEFAULT;--> statement-breakpoint
ALTER TABLE "mail_outbox" RENAME TO "mail_outbox_before";--> statement-breakpoint
ALTER TABLE "mail_outbox_before" DROP CONSTRAINT "mail_outbox_pkey";--> statement-breakpoint
DROP INDEX "mail_outbox_recipient";--> statement-breakpoint
ALTER INDEX "mail_outbox_account" RENAME TO "mail_outbox_before_account";--> statement-breakpoint
ALTER INDEX "mail_outbox_settled" RENAME TO "mail_outbox_before_settled";--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid NOT NULL,
	"account_id" uuid,
	"kind" text NOT NULL,
	"locale" text NOT NULL,
	"recipient" text,
	"facts" jsonb,
	"written_at" timestamp (3) with time zone NOT NULL,
	"taken_until" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"refused_at" timestamp (3) with time zone,
	CONSTRAINT "mail_outbox_id_written_at_pk" PRIMARY KEY("id","written_at"),
	CONSTRAINT "mail_outbox_locale_is_known" CHECK ("mail_outbox"."locale" in ('en', 'fr'))
) PARTITION BY RANGE ("written_at");--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_outbox_account" ON "mail_outbox" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_lower_recipient" ON "mail_outbox" USING btree (lower(recipient)) WHERE recipient is not null;--> statement-breakpoint
CREATE INDEX "mail_outbox_refused" ON "mail_outbox" USING btree ("refused_at") WHERE refused_at is not null;--> statement-breakpoint
CREATE INDEX "mail_outbox_settled" ON "mail_outbox" USING btree ("settled_at");--> statement-breakpoint
DO $$
BEGIN
	EXECUTE format(
		'ALTER TABLE "mail_outbox" ATTACH PARTITION "mail_outbox_before" FOR VALUES FROM (MINVALUE) TO (%L)',
		(SELECT (date_trunc('month', greatest(now(), max("written_at")) AT TIME ZONE 'UTC') + interval '1 month') AT TIME ZONE 'UTC' FROM "mail_outbox_before")
	);
END $$;--> statement-breakpoint
CREATE TABLE "mail_outbox_default" PARTITION OF "mail_outbox" DEFAULT;

-- expand
CREATE TABLE "circle_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"circle_id" uuid NOT NULL,
	"reader" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "circle_link_reader_is_known" CHECK ("circle_link"."reader" in ('host', 'researcher'))
);
--> statement-breakpoint
CREATE TABLE "circle_participant" (
	"id" uuid PRIMARY KEY NOT NULL,
	"circle_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"state" text NOT NULL,
	"leaving_reason" text,
	"waiting_since" timestamp (3) with time zone NOT NULL,
	"offer_ends_at" timestamp (3) with time zone,
	"payment_id" uuid,
	"amount_cents" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"visitor_zone" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"left_at" timestamp (3) with time zone,
	"is_refund_announced" boolean DEFAULT false NOT NULL,
	CONSTRAINT "circle_participant_state_is_known" CHECK ("circle_participant"."state" in ('waiting', 'offered', 'paying', 'seated', 'left')),
	CONSTRAINT "circle_participant_leaving_reason_is_known" CHECK ("circle_participant"."leaving_reason" in ('given_back', 'offer_ended', 'unpaid', 'circle_cancelled', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "circle_reminder" (
	"circle_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"enqueued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "circle_reminder_circle_id_starts_at_kind_pk" PRIMARY KEY("circle_id","starts_at","kind"),
	CONSTRAINT "circle_reminder_kind_is_known" CHECK ("circle_reminder"."kind" in ('day', 'hour'))
);
--> statement-breakpoint
CREATE TABLE "circle_seat" (
	"circle_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"participant_id" uuid NOT NULL,
	CONSTRAINT "circle_seat_circle_id_number_pk" PRIMARY KEY("circle_id","number"),
	CONSTRAINT "circle_seat_exists" CHECK (number between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "circle" (
	"id" uuid PRIMARY KEY NOT NULL,
	"researcher_id" text NOT NULL,
	"host_name" text NOT NULL,
	"host_email" text,
	"host_locale" text NOT NULL,
	"subject" jsonb NOT NULL,
	"language" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"zone" text NOT NULL,
	"seats" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"state" text NOT NULL,
	"room_url" text NOT NULL,
	"host_came_at" timestamp (3) with time zone,
	"sequence" integer NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"is_moved" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"cancel_reason" text,
	CONSTRAINT "circle_host_locale_is_known" CHECK ("circle"."host_locale" in ('en', 'fr')),
	CONSTRAINT "circle_language_is_known" CHECK ("circle"."language" in ('en', 'fr')),
	CONSTRAINT "circle_state_is_known" CHECK ("circle"."state" in ('planned', 'cancelled', 'completed')),
	CONSTRAINT "circle_has_seats" CHECK (seats between 1 and 12)
);
--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_purpose_is_known";--> statement-breakpoint
ALTER TABLE "appointment_cell" ALTER COLUMN "hold_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "appointment_cell" ADD COLUMN "circle_id" uuid;--> statement-breakpoint
ALTER TABLE "problem_report" ADD COLUMN "circle_id" uuid;--> statement-breakpoint
ALTER TABLE "circle_link" ADD CONSTRAINT "circle_link_circle_id_circle_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circle"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_participant" ADD CONSTRAINT "circle_participant_circle_id_circle_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circle"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_participant" ADD CONSTRAINT "circle_participant_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_participant" ADD CONSTRAINT "circle_participant_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_reminder" ADD CONSTRAINT "circle_reminder_circle_id_circle_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circle"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_seat" ADD CONSTRAINT "circle_seat_circle_id_circle_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circle"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle_seat" ADD CONSTRAINT "circle_seat_participant_id_circle_participant_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."circle_participant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circle" ADD CONSTRAINT "circle_researcher_id_researcher_id_fk" FOREIGN KEY ("researcher_id") REFERENCES "public"."researcher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "circle_link_circle" ON "circle_link" USING btree ("circle_id");--> statement-breakpoint
CREATE UNIQUE INDEX "circle_participant_once" ON "circle_participant" USING btree ("circle_id","account_id") WHERE state <> 'left';--> statement-breakpoint
CREATE UNIQUE INDEX "circle_participant_payment" ON "circle_participant" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "circle_participant_account" ON "circle_participant" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "circle_participant_offer" ON "circle_participant" USING btree ("offer_ends_at") WHERE state = 'offered';--> statement-breakpoint
CREATE UNIQUE INDEX "circle_seat_participant" ON "circle_seat" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "circle_planned" ON "circle" USING btree ("starts_at") WHERE state = 'planned';--> statement-breakpoint
CREATE INDEX "circle_researcher" ON "circle" USING btree ("researcher_id");--> statement-breakpoint
ALTER TABLE "appointment_cell" ADD CONSTRAINT "appointment_cell_circle_id_circle_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circle"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_report" ADD CONSTRAINT "problem_report_circle_id_circle_id_fk" FOREIGN KEY ("circle_id") REFERENCES "public"."circle"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_cell_circle" ON "appointment_cell" USING btree ("circle_id");--> statement-breakpoint
CREATE INDEX "problem_report_circle" ON "problem_report" USING btree ("circle_id");--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_purpose_is_known" CHECK ("payment"."purpose" in ('subscription', 'consultation', 'circle'));

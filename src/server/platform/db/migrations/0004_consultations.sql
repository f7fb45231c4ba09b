CREATE TABLE "appointment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"researcher_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"zone" text NOT NULL,
	"duration" text NOT NULL,
	"state" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"meeting_url" text NOT NULL,
	"sequence" integer NOT NULL,
	"visitor_zone" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "appointment_cell" (
	"researcher_id" text NOT NULL,
	"cell_start" timestamp (0) with time zone NOT NULL,
	"hold_id" uuid NOT NULL,
	CONSTRAINT "appointment_cell_researcher_id_cell_start_pk" PRIMARY KEY("researcher_id","cell_start"),
	CONSTRAINT "appointment_cell_is_half_hour" CHECK (extract(epoch from cell_start)::bigint % 1800 = 0)
);
--> statement-breakpoint
CREATE TABLE "appointment_hold" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"researcher_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"duration" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"state" text NOT NULL,
	"visitor_zone" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appointment_reminder" (
	"appointment_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"promised_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "appointment_reminder_appointment_id_starts_at_kind_pk" PRIMARY KEY("appointment_id","starts_at","kind")
);
--> statement-breakpoint
CREATE TABLE "availability_exception" (
	"researcher_id" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"start_minute" integer NOT NULL,
	"end_minute" integer NOT NULL,
	CONSTRAINT "availability_exception_researcher_id_day_kind_start_minute_pk" PRIMARY KEY("researcher_id","day","kind","start_minute"),
	CONSTRAINT "availability_exception_is_sound" CHECK (0 <= start_minute and start_minute < end_minute and end_minute <= 1440)
);
--> statement-breakpoint
CREATE TABLE "researcher" (
	"id" text PRIMARY KEY NOT NULL,
	"zone" text NOT NULL,
	"words" jsonb NOT NULL,
	"languages" jsonb NOT NULL,
	"monogram" text NOT NULL,
	"hue" text NOT NULL,
	"is_illustrative" boolean NOT NULL,
	"email" text,
	"locale" text NOT NULL,
	"feed_token_hash" text,
	"retired_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "weekly_availability" (
	"researcher_id" text NOT NULL,
	"weekday" integer NOT NULL,
	"start_minute" integer NOT NULL,
	"end_minute" integer NOT NULL,
	CONSTRAINT "weekly_availability_researcher_id_weekday_start_minute_pk" PRIMARY KEY("researcher_id","weekday","start_minute"),
	CONSTRAINT "weekly_availability_is_sound" CHECK (weekday between 1 and 7 and 0 <= start_minute and start_minute < end_minute and end_minute <= 1440)
);
--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_id_appointment_hold_id_fk" FOREIGN KEY ("id") REFERENCES "public"."appointment_hold"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_researcher_id_researcher_id_fk" FOREIGN KEY ("researcher_id") REFERENCES "public"."researcher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_cell" ADD CONSTRAINT "appointment_cell_researcher_id_researcher_id_fk" FOREIGN KEY ("researcher_id") REFERENCES "public"."researcher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_cell" ADD CONSTRAINT "appointment_cell_hold_id_appointment_hold_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."appointment_hold"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_hold" ADD CONSTRAINT "appointment_hold_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_hold" ADD CONSTRAINT "appointment_hold_researcher_id_researcher_id_fk" FOREIGN KEY ("researcher_id") REFERENCES "public"."researcher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_hold" ADD CONSTRAINT "appointment_hold_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_reminder" ADD CONSTRAINT "appointment_reminder_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_exception" ADD CONSTRAINT "availability_exception_researcher_id_researcher_id_fk" FOREIGN KEY ("researcher_id") REFERENCES "public"."researcher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_availability" ADD CONSTRAINT "weekly_availability_researcher_id_researcher_id_fk" FOREIGN KEY ("researcher_id") REFERENCES "public"."researcher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_account" ON "appointment" USING btree ("account_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointment_researcher" ON "appointment" USING btree ("researcher_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointment_confirmed" ON "appointment" USING btree ("starts_at") WHERE state = 'confirmed';--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_payment" ON "appointment" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "appointment_cell_hold" ON "appointment_cell" USING btree ("hold_id");--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_hold_once" ON "appointment_hold" USING btree ("account_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_hold_payment" ON "appointment_hold" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "appointment_hold_expires" ON "appointment_hold" USING btree ("expires_at") WHERE state = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "researcher_feed_token" ON "researcher" USING btree ("feed_token_hash");
-- expand
CREATE TABLE "statement_line" (
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"researcher_id" text NOT NULL,
	"zone" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"duration" text NOT NULL,
	"counts_from" timestamp (3) with time zone NOT NULL,
	"month" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"fee_cents" integer NOT NULL,
	CONSTRAINT "statement_line_payment_id_kind_pk" PRIMARY KEY("payment_id","kind"),
	CONSTRAINT "statement_line_kind_is_known" CHECK ("statement_line"."kind" in ('consultation', 'refund')),
	CONSTRAINT "statement_line_duration_is_known" CHECK ("statement_line"."duration" in ('30min', '60min'))
);
--> statement-breakpoint
CREATE TABLE "statement_payout" (
	"researcher_id" text NOT NULL,
	"month" text NOT NULL,
	"provider" text NOT NULL,
	"due_cents" integer NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "statement_payout_researcher_id_month_provider_pk" PRIMARY KEY("researcher_id","month","provider"),
	CONSTRAINT "statement_payout_provider_is_known" CHECK ("statement_payout"."provider" in ('simulated', 'stripe'))
);
--> statement-breakpoint
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_researcher_id_researcher_id_fk" FOREIGN KEY ("researcher_id") REFERENCES "public"."researcher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_payout" ADD CONSTRAINT "statement_payout_researcher_id_researcher_id_fk" FOREIGN KEY ("researcher_id") REFERENCES "public"."researcher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_line_month" ON "statement_line" USING btree ("researcher_id","month");

-- expand
CREATE TABLE "adult_address_change" (
	"account_id" uuid NOT NULL,
	"about" text NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"objected_at" timestamp (3) with time zone,
	CONSTRAINT "adult_address_change_account_id_about_pk" PRIMARY KEY("account_id","about"),
	CONSTRAINT "adult_address_change_about_is_known" CHECK ("adult_address_change"."about" in ('consent', 'guardian'))
);
--> statement-breakpoint
CREATE TABLE "second_adult" (
	"account_id" uuid NOT NULL,
	"about" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "second_adult_account_id_about_pk" PRIMARY KEY("account_id","about"),
	CONSTRAINT "second_adult_about_is_known" CHECK ("second_adult"."about" in ('consent', 'guardian')),
	CONSTRAINT "second_adult_locale_is_known" CHECK ("second_adult"."locale" in ('en', 'fr'))
);
--> statement-breakpoint
ALTER TABLE "adult_address_change" ADD CONSTRAINT "adult_address_change_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_adult" ADD CONSTRAINT "second_adult_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;

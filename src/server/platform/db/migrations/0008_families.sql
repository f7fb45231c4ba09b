CREATE TABLE "family_code" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"child_name" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "family_guess" (
	"link_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"questionnaire_version" integer NOT NULL,
	"guessed" jsonb NOT NULL,
	"shown" jsonb,
	CONSTRAINT "family_guess_link_id_question_id_pk" PRIMARY KEY("link_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "family_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"parent_id" uuid NOT NULL,
	"child_name" text NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "family_shown_career" (
	"link_id" uuid NOT NULL,
	"career_id" text NOT NULL,
	"shown_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "family_shown_career_link_id_career_id_pk" PRIMARY KEY("link_id","career_id")
);
--> statement-breakpoint
ALTER TABLE "family_code" ADD CONSTRAINT "family_code_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_guess" ADD CONSTRAINT "family_guess_link_id_family_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."family_link"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_link" ADD CONSTRAINT "family_link_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_link" ADD CONSTRAINT "family_link_parent_id_account_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_shown_career" ADD CONSTRAINT "family_shown_career_link_id_family_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."family_link"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "family_code_hash" ON "family_code" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "family_code_expires" ON "family_code" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "family_link_pair" ON "family_link" USING btree ("account_id","parent_id");--> statement-breakpoint
CREATE INDEX "family_link_parent" ON "family_link" USING btree ("parent_id");
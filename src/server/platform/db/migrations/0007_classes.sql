CREATE TABLE "class_member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"class_id" uuid NOT NULL,
	"account_id" uuid,
	"token_hash" text,
	"nickname" text,
	"sent" jsonb,
	"counted" jsonb,
	"is_gone" boolean NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"last_active_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school_class" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"level" text NOT NULL,
	"locale" text NOT NULL,
	"code" text NOT NULL,
	"is_open" boolean NOT NULL,
	"held_back" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_active_at" timestamp (3) with time zone NOT NULL,
	"warned_at" timestamp (3) with time zone,
	CONSTRAINT "school_class_locale_is_known" CHECK ("school_class"."locale" in ('en', 'fr'))
);
--> statement-breakpoint
ALTER TABLE "class_member" ADD CONSTRAINT "class_member_class_id_school_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_class"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_member" ADD CONSTRAINT "class_member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_class" ADD CONSTRAINT "school_class_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "class_member_token" ON "class_member" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "class_member_nickname" ON "class_member" USING btree ("class_id","nickname");--> statement-breakpoint
CREATE UNIQUE INDEX "class_member_account" ON "class_member" USING btree ("class_id","account_id");--> statement-breakpoint
CREATE INDEX "class_member_of_account" ON "class_member" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "school_class_code" ON "school_class" USING btree ("code");--> statement-breakpoint
CREATE INDEX "school_class_teacher" ON "school_class" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "school_class_active" ON "school_class" USING btree ("last_active_at");
CREATE TABLE "parent_code" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "parent_code" ADD CONSTRAINT "parent_code_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "parent_code_hash" ON "parent_code" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "parent_code_expires" ON "parent_code" USING btree ("expires_at");
-- expand
CREATE TABLE "class_offer" (
	"class_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" text,
	"offered_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "class_member" ADD COLUMN "claim_hash" text;--> statement-breakpoint
ALTER TABLE "class_member" ADD COLUMN "claim_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "class_offer" ADD CONSTRAINT "class_offer_class_id_school_class_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."school_class"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "class_offer_token" ON "class_offer" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "class_member_claim" ON "class_member" USING btree ("claim_hash");--> statement-breakpoint
-- What a class does not count is not kept. Servers of the previous release read a count and careers: they stay, empty.
UPDATE "class_member" SET "sent" = jsonb_build_object('careers', '[]'::jsonb, 'categories', (
	SELECT coalesce(jsonb_agg(jsonb_build_object('category', entry.value -> 'category', 'count', 0) ORDER BY entry.place), '[]'::jsonb)
	FROM jsonb_array_elements("sent" -> 'categories') WITH ORDINALITY AS entry(value, place) WHERE entry.place <= 3
)) WHERE jsonb_typeof("sent") = 'object';--> statement-breakpoint
UPDATE "class_member" SET "counted" = jsonb_build_object('careers', '[]'::jsonb, 'categories', (
	SELECT coalesce(jsonb_agg(jsonb_build_object('category', entry.value -> 'category', 'count', 0) ORDER BY entry.place), '[]'::jsonb)
	FROM jsonb_array_elements("counted" -> 'categories') WITH ORDINALITY AS entry(value, place) WHERE entry.place <= 3
)) WHERE jsonb_typeof("counted") = 'object';

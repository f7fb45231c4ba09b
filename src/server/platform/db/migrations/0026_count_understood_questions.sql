-- expand
CREATE TABLE "quest_understood" (
	"account_id" uuid NOT NULL,
	"game_id" text NOT NULL,
	"question" integer NOT NULL,
	"understood_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quest_understood_account_id_game_id_question_pk" PRIMARY KEY("account_id","game_id","question")
);
--> statement-breakpoint
ALTER TABLE "quest_completion" ADD COLUMN "counts_whole" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "quest_understood" ADD CONSTRAINT "quest_understood_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;

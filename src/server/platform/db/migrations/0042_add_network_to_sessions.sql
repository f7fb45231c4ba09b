-- expand
ALTER TABLE "account_session" ADD COLUMN "network" text;

CREATE TABLE "subscriptions" (
	"key" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"record" json NOT NULL,
	"position" bigserial NOT NULL
);
--> statement-breakpoint
CREATE INDEX "subscriptions_by_owner" ON "subscriptions" USING btree ("owner","position");
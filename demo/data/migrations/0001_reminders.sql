CREATE TABLE "reminders" (
	"key" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"record" json NOT NULL,
	"position" bigserial NOT NULL
);
--> statement-breakpoint
CREATE INDEX "reminders_by_owner" ON "reminders" USING btree ("owner","position");
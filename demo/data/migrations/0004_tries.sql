CREATE TABLE "tries" (
	"key" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"record" json NOT NULL,
	"position" bigserial NOT NULL
);
--> statement-breakpoint
CREATE INDEX "tries_by_owner" ON "tries" USING btree ("owner","position");
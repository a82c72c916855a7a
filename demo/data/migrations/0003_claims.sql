CREATE TABLE "claims" (
	"key" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"record" json NOT NULL,
	"position" bigserial NOT NULL
);
--> statement-breakpoint
CREATE INDEX "claims_by_owner" ON "claims" USING btree ("owner","position");
CREATE SEQUENCE "public"."ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000001 CACHE 1;--> statement-breakpoint
CREATE TABLE "addresses" (
	"key" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"record" json NOT NULL,
	"position" bigserial NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"key" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"record" json NOT NULL,
	"position" bigserial NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"key" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"record" json NOT NULL,
	"position" bigserial NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"key" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"record" json NOT NULL,
	"position" bigserial NOT NULL
);
--> statement-breakpoint
CREATE TABLE "giftCards" (
	"key" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"record" json NOT NULL,
	"position" bigserial NOT NULL,
	CONSTRAINT "balance_never_below_zero" CHECK ((record ->> 'balance_cents')::int >= 0)
);
--> statement-breakpoint
CREATE TABLE "hosted" (
	"key" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"record" json NOT NULL,
	"position" bigserial NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"key" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"record" json NOT NULL,
	"position" bigserial NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promos" (
	"key" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"record" json NOT NULL,
	"position" bigserial NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"key" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"record" json NOT NULL,
	"position" bigserial NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"item_id" integer PRIMARY KEY NOT NULL,
	"units" integer NOT NULL,
	CONSTRAINT "units_never_below_zero" CHECK ("stock"."units" >= 0)
);
--> statement-breakpoint
CREATE INDEX "addresses_by_owner" ON "addresses" USING btree ("owner","position");--> statement-breakpoint
CREATE INDEX "cards_by_owner" ON "cards" USING btree ("owner","position");--> statement-breakpoint
CREATE INDEX "carts_by_owner" ON "carts" USING btree ("owner","position");--> statement-breakpoint
CREATE INDEX "customers_by_owner" ON "customers" USING btree ("owner","position");--> statement-breakpoint
CREATE INDEX "giftCards_by_owner" ON "giftCards" USING btree ("owner","position");--> statement-breakpoint
CREATE INDEX "hosted_by_owner" ON "hosted" USING btree ("owner","position");--> statement-breakpoint
CREATE INDEX "orders_by_owner" ON "orders" USING btree ("owner","position");--> statement-breakpoint
CREATE INDEX "promos_by_owner" ON "promos" USING btree ("owner","position");--> statement-breakpoint
CREATE INDEX "sessions_by_owner" ON "sessions" USING btree ("owner","position");
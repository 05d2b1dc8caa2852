CREATE TABLE "mass_change" (
	"mass_change_id" text PRIMARY KEY NOT NULL,
	"mer_id" integer NOT NULL,
	"uid" integer NOT NULL,
	"program" text,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "mass_change_kind_known" CHECK ("mass_change"."kind" in ('price', 'stock', 'shelf', 'group'))
);
--> statement-breakpoint
CREATE TABLE "mass_change_line" (
	"mass_change_id" text NOT NULL,
	"sort" integer NOT NULL,
	"target" text NOT NULL,
	"name" text NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"held" jsonb NOT NULL,
	"outcome" text DEFAULT 'done' NOT NULL,
	CONSTRAINT "mass_change_line_mass_change_id_sort_pk" PRIMARY KEY("mass_change_id","sort"),
	CONSTRAINT "mass_change_line_outcome_known" CHECK ("mass_change_line"."outcome" in ('done', 'undone', 'kept'))
);
--> statement-breakpoint
ALTER TABLE "mass_change_line" ADD CONSTRAINT "mass_change_line_mass_change_id_mass_change_mass_change_id_fk" FOREIGN KEY ("mass_change_id") REFERENCES "public"."mass_change"("mass_change_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mass_change_store" ON "mass_change" USING btree ("mer_id","created_at");
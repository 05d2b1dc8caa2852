CREATE TABLE "kept_answer" (
	"call_hash" text PRIMARY KEY NOT NULL,
	"input_hash" text NOT NULL,
	"answer" json,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "kept_answer_at" ON "kept_answer" USING btree ("at");
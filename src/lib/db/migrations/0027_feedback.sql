CREATE TABLE "feedback" (
	"feedback_id" text PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"type" text NOT NULL,
	"content" text NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"realname" text DEFAULT '' NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "feedback_uid_created_at_index" ON "feedback" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "feedback_answered_at_created_at_index" ON "feedback" USING btree ("answered_at","created_at");
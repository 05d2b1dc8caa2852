CREATE TABLE "content_file" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"locale" text NOT NULL,
	"source" text NOT NULL,
	"hash" text NOT NULL,
	"published_hash" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_file_kind_name_locale_pk" PRIMARY KEY("kind","name","locale")
);

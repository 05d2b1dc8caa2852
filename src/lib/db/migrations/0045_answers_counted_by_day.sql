CREATE TABLE "answer_day" (
	"day" date NOT NULL,
	"part" text NOT NULL,
	"within_ms" integer NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "answer_day_day_part_within_ms_pk" PRIMARY KEY("day","part","within_ms"),
	CONSTRAINT "answer_day_part_known" CHECK ("answer_day"."part" in ('home', 'goods', 'lists', 'stores', 'texts', 'account', 'desks', 'calls_of_all', 'calls_of_buyers', 'calls_of_desks', 'files', 'other'))
);

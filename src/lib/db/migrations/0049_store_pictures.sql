CREATE TABLE "store_picture" (
	"store_picture_id" text PRIMARY KEY NOT NULL,
	"mer_id" integer NOT NULL,
	"path" text NOT NULL,
	"name" text NOT NULL,
	"folder" text DEFAULT '' NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "store_picture_bytes" CHECK ("store_picture"."bytes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "store_picture" ADD CONSTRAINT "store_picture_mer_id_merchant_mer_id_fk" FOREIGN KEY ("mer_id") REFERENCES "public"."merchant"("mer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "store_picture_path" ON "store_picture" USING btree ("mer_id","path");--> statement-breakpoint
CREATE INDEX "store_picture_newest" ON "store_picture" USING btree ("mer_id","created_at","store_picture_id");--> statement-breakpoint
-- Pictures that stores have sent before: with files of goods, in forms of goods, and by whoever works for one store alone.
INSERT INTO "store_picture" ("store_picture_id", "mer_id", "path", "name", "bytes", "created_at")
SELECT substr(md5(c."mer_id" || ' ' || c."path"), 1, 26), c."mer_id", c."path", min(c."name"), 0, now()
FROM "catalog_picture" c JOIN "merchant" m ON m."mer_id" = c."mer_id" GROUP BY c."mer_id", c."path"
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "store_picture" ("store_picture_id", "mer_id", "path", "name", "bytes", "created_at")
SELECT DISTINCT ON (p."mer_id", m."path") substr(md5(p."mer_id" || ' ' || m."path"), 1, 26), p."mer_id", m."path",
	to_char(m."created_at" AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI'), m."bytes", m."created_at"
FROM "product" p CROSS JOIN LATERAL jsonb_array_elements_text(p."slider_image") shown("path")
	JOIN "media" m ON m."path" = shown."path" AND m."field" = 'goods'
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "store_picture" ("store_picture_id", "mer_id", "path", "name", "bytes", "created_at")
SELECT DISTINCT ON (r."mer_id", m."path") substr(md5(r."mer_id" || ' ' || m."path"), 1, 26), r."mer_id", m."path",
	to_char(m."created_at" AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI'), m."bytes", m."created_at"
FROM "media" m
	JOIN (SELECT "uid", min("mer_id") "mer_id" FROM "user_role" WHERE "role" = 'merchant' GROUP BY "uid" HAVING count(*) = 1 AND min("mer_id") IS NOT NULL) r USING ("uid")
WHERE m."field" IN ('goods', 'store')
ON CONFLICT DO NOTHING;

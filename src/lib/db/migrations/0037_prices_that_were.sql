CREATE TABLE "sku_past_price" (
	"sku_id" integer NOT NULL,
	"price" bigint NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sku_past_price" ADD CONSTRAINT "sku_past_price_sku_id_sku_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("sku_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sku_past_price_sku" ON "sku_past_price" USING btree ("sku_id","until");
--> statement-breakpoint
-- A price that is struck beside a lower one needs a foundation: what a size has cost in the last 30 days.
CREATE FUNCTION keep_past_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM sku_past_price WHERE sku_id = OLD.sku_id AND until < now() - interval '31 days';
	INSERT INTO sku_past_price (sku_id, price, until) VALUES (OLD.sku_id, OLD.price, now());
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER price_changes AFTER UPDATE OF price ON "sku"
FOR EACH ROW WHEN (OLD.price IS DISTINCT FROM NEW.price) EXECUTE FUNCTION keep_past_price();

CREATE TABLE "product_change" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"changed_in" "xid8" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "product_change_in" ON "product_change" USING btree ("changed_in");
--> statement-breakpoint
CREATE FUNCTION note_product_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO product_change (product_id, changed_in)
	VALUES (coalesce(NEW.product_id, OLD.product_id), pg_current_xact_id())
	ON CONFLICT (product_id) DO UPDATE SET changed_in = excluded.changed_in
		WHERE product_change.changed_in <> excluded.changed_in;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_comes_or_goes AFTER INSERT OR DELETE ON "product"
FOR EACH ROW EXECUTE FUNCTION note_product_change();
--> statement-breakpoint
CREATE TRIGGER product_changes AFTER UPDATE ON "product"
FOR EACH ROW WHEN (
	(OLD.status, OLD.mer_id, OLD.category_id, OLD.category_id1, OLD.category_id2, OLD.brand_id, OLD.mer_cate_id,
		OLD.belt_id, OLD.price, OLD.price_max, OLD.price_on_request, OLD.stock > 0, OLD.sales, OLD.star,
		OLD.reply_count, OLD.moq, OLD.lead_days, OLD.created_at)
	IS DISTINCT FROM
	(NEW.status, NEW.mer_id, NEW.category_id, NEW.category_id1, NEW.category_id2, NEW.brand_id, NEW.mer_cate_id,
		NEW.belt_id, NEW.price, NEW.price_max, NEW.price_on_request, NEW.stock > 0, NEW.sales, NEW.star,
		NEW.reply_count, NEW.moq, NEW.lead_days, NEW.created_at)
	OR OLD.search IS DISTINCT FROM NEW.search
)
EXECUTE FUNCTION note_product_change();

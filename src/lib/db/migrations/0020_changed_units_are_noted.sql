-- Goods are sorted by the price of one piece, which their unit and its packing decide: goods whose unit changes have changed.
CREATE OR REPLACE TRIGGER product_changes AFTER UPDATE ON "product"
FOR EACH ROW WHEN (
	(OLD.status, OLD.mer_id, OLD.category_id, OLD.category_id1, OLD.category_id2, OLD.brand_id, OLD.mer_cate_id,
		OLD.belt_id, OLD.price, OLD.price_max, OLD.price_on_request, OLD.stock > 0, OLD.sales, OLD.star,
		OLD.reply_count, OLD.moq, OLD.lead_days, OLD.created_at, OLD.unit_name, OLD.packing)
	IS DISTINCT FROM
	(NEW.status, NEW.mer_id, NEW.category_id, NEW.category_id1, NEW.category_id2, NEW.brand_id, NEW.mer_cate_id,
		NEW.belt_id, NEW.price, NEW.price_max, NEW.price_on_request, NEW.stock > 0, NEW.sales, NEW.star,
		NEW.reply_count, NEW.moq, NEW.lead_days, NEW.created_at, NEW.unit_name, NEW.packing)
	OR OLD.search IS DISTINCT FROM NEW.search
)
EXECUTE FUNCTION note_product_change();

-- Pieces of two letters that a text consists of, and its letters beyond ASCII one by one, each with the store's number.
CREATE FUNCTION order_pieces(store integer, words text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(DISTINCT store::text || ':' || piece), '{}')
	FROM (
		SELECT letter, letter || lead(letter) OVER (ORDER BY at) AS pair
		FROM unnest(string_to_array(lower(words), NULL)) WITH ORDINALITY AS letters(letter, at)
	) AS pairs CROSS JOIN LATERAL (VALUES (pair), (CASE WHEN ascii(letter) > 127 THEN letter END)) AS pieces(piece)
	WHERE piece IS NOT NULL
$$;
--> statement-breakpoint
CREATE TABLE "customer_count" (
	"mer_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"buyer_uid" integer NOT NULL,
	"orders" integer NOT NULL,
	"turnover" bigint NOT NULL,
	"last_order" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "order_text" (
	"order_id" text PRIMARY KEY NOT NULL,
	"mer_id" integer NOT NULL,
	"said" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_text" ADD CONSTRAINT "order_text_order_id_store_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_order"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_count_store" ON "customer_count" USING btree ("mer_id","company_id","buyer_uid");--> statement-breakpoint
CREATE INDEX "order_text_pieces" ON "order_text" USING gin (order_pieces(mer_id, said));--> statement-breakpoint
CREATE FUNCTION order_said(id text) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT concat_ws(E'\n', o.order_sn, g.address->>'realName', (
		SELECT string_agg(concat_ws(' ', snapshot->>'name', snapshot->>'nameEn', snapshot->>'designation'), E'\n' ORDER BY sort, order_line_id)
		FROM order_line l WHERE l.order_id = o.order_id))
	FROM store_order o JOIN group_order g USING (group_order_id) WHERE o.order_id = id
$$;
--> statement-breakpoint
CREATE FUNCTION write_order_texts(ids text[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO order_text (order_id, mer_id, said)
	SELECT order_id, mer_id, order_said(order_id) FROM store_order WHERE order_id = ANY (ids)
	ON CONFLICT (order_id) DO UPDATE SET said = excluded.said WHERE order_text.said <> excluded.said
$$;
--> statement-breakpoint
CREATE FUNCTION order_lines_came() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM write_order_texts(ARRAY(SELECT DISTINCT order_id FROM come));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION order_line_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM write_order_texts(ARRAY[OLD.order_id, NEW.order_id]);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION order_address_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM write_order_texts(ARRAY(SELECT order_id FROM store_order WHERE group_order_id = NEW.group_order_id));
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Orders of a store with these words. The planner takes reading all texts for cheap.
CREATE FUNCTION orders_saying(store integer, words text, pattern text, most integer) RETURNS SETOF text
LANGUAGE sql STABLE PARALLEL SAFE ROWS 500 SET enable_seqscan = off AS $$
	SELECT order_id FROM order_text
	WHERE order_pieces(mer_id, said) @> order_pieces(store, words) AND said ILIKE pattern LIMIT most
$$;
--> statement-breakpoint
-- What an order adds to its customer: nothing before it is paid, and nothing when it was called off or went back whole.
CREATE FUNCTION is_turnover(paid_at timestamptz, status text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT paid_at IS NOT NULL AND status NOT IN ('cancelled', 'refunded')
$$;
--> statement-breakpoint
CREATE FUNCTION count_customer(id text, orders integer, turnover bigint, last_order timestamptz) RETURNS void LANGUAGE sql AS $$
	INSERT INTO customer_count (mer_id, company_id, buyer_uid, orders, turnover, last_order)
	SELECT o.mer_id, coalesce(g.company_id, 0), CASE WHEN g.company_id IS NULL THEN g.uid ELSE 0 END, orders, turnover, last_order
	FROM store_order o JOIN group_order g USING (group_order_id) WHERE o.order_id = id
$$;
--> statement-breakpoint
CREATE FUNCTION customer_ordered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM count_customer(NEW.order_id, (NEW.parent_order_id IS NULL)::int,
		CASE WHEN is_turnover(NEW.paid_at, NEW.status) THEN NEW.pay_price ELSE 0 END, NEW.created_at);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION customer_order_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	back bigint := (SELECT coalesce(sum(refunded_price + refunded_freight), 0) FROM order_line WHERE order_id = NEW.order_id);
	was bigint := CASE WHEN is_turnover(OLD.paid_at, OLD.status) THEN OLD.pay_price - back ELSE 0 END;
	becomes bigint := CASE WHEN is_turnover(NEW.paid_at, NEW.status) THEN NEW.pay_price - back ELSE 0 END;
BEGIN
	IF was <> becomes THEN PERFORM count_customer(NEW.order_id, 0, becomes - was, NULL); END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- What goes back of a line is taken off while its order counts; a line that moves takes it along.
CREATE FUNCTION customer_line_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		PERFORM count_customer(order_id, 0, OLD.refunded_price + OLD.refunded_freight, NULL)
		FROM store_order o WHERE o.order_id = OLD.order_id AND is_turnover(o.paid_at, o.status)
			AND OLD.refunded_price + OLD.refunded_freight > 0;
	END IF;
	PERFORM count_customer(order_id, 0, -(NEW.refunded_price + NEW.refunded_freight), NULL)
	FROM store_order o WHERE o.order_id = NEW.order_id AND is_turnover(o.paid_at, o.status)
		AND NEW.refunded_price + NEW.refunded_freight > 0;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- A purchase that turns out to be a company's, or somebody else's, is counted for whom it is now.
CREATE FUNCTION customer_is_other() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO customer_count (mer_id, company_id, buyer_uid, orders, turnover, last_order)
	SELECT o.mer_id, w.company_id, CASE WHEN w.company_id = 0 THEN w.uid ELSE 0 END,
		w.sign * (o.parent_order_id IS NULL)::int,
		CASE WHEN is_turnover(o.paid_at, o.status) THEN w.sign * (o.pay_price - (
			SELECT coalesce(sum(refunded_price + refunded_freight), 0) FROM order_line l WHERE l.order_id = o.order_id)) ELSE 0 END,
		CASE WHEN w.sign > 0 THEN o.created_at END
	FROM store_order o CROSS JOIN (VALUES
		(-1, coalesce(OLD.company_id, 0), OLD.uid), (1, coalesce(NEW.company_id, 0), NEW.uid)) AS w(sign, company_id, uid)
	WHERE o.group_order_id = NEW.group_order_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- From here on nobody else writes orders until what is written below is there as well.
CREATE TRIGGER order_text_written AFTER INSERT ON "order_line" REFERENCING NEW TABLE AS come
FOR EACH STATEMENT EXECUTE FUNCTION order_lines_came();
--> statement-breakpoint
CREATE TRIGGER order_text_moved AFTER UPDATE OF order_id ON "order_line"
FOR EACH ROW WHEN (OLD.order_id IS DISTINCT FROM NEW.order_id) EXECUTE FUNCTION order_line_moved();
--> statement-breakpoint
CREATE TRIGGER order_text_readdressed AFTER UPDATE OF address ON "group_order"
FOR EACH ROW WHEN (OLD.address IS DISTINCT FROM NEW.address) EXECUTE FUNCTION order_address_changed();
--> statement-breakpoint
CREATE TRIGGER customer_counted AFTER INSERT ON "store_order" FOR EACH ROW EXECUTE FUNCTION customer_ordered();
--> statement-breakpoint
CREATE TRIGGER customer_counted_anew AFTER UPDATE OF status, paid_at, pay_price ON "store_order"
FOR EACH ROW WHEN (is_turnover(OLD.paid_at, OLD.status) OR is_turnover(NEW.paid_at, NEW.status))
EXECUTE FUNCTION customer_order_changed();
--> statement-breakpoint
CREATE TRIGGER customer_line_came AFTER INSERT ON "order_line"
FOR EACH ROW WHEN (NEW.refunded_price + NEW.refunded_freight > 0) EXECUTE FUNCTION customer_line_changed();
--> statement-breakpoint
CREATE TRIGGER customer_line_counted AFTER UPDATE OF refunded_price, refunded_freight, order_id ON "order_line"
FOR EACH ROW WHEN ((OLD.order_id, OLD.refunded_price, OLD.refunded_freight) IS DISTINCT FROM (NEW.order_id, NEW.refunded_price, NEW.refunded_freight))
EXECUTE FUNCTION customer_line_changed();
--> statement-breakpoint
CREATE TRIGGER customer_moved AFTER UPDATE OF uid, company_id ON "group_order"
FOR EACH ROW WHEN (OLD.company_id IS DISTINCT FROM NEW.company_id OR NEW.company_id IS NULL AND OLD.uid <> NEW.uid)
EXECUTE FUNCTION customer_is_other();
--> statement-breakpoint
INSERT INTO order_text (order_id, mer_id, said) SELECT order_id, mer_id, order_said(order_id) FROM store_order;
--> statement-breakpoint
INSERT INTO customer_count (mer_id, company_id, buyer_uid, orders, turnover, last_order)
SELECT o.mer_id, coalesce(g.company_id, 0), CASE WHEN g.company_id IS NULL THEN g.uid ELSE 0 END,
	count(*) FILTER (WHERE o.parent_order_id IS NULL),
	coalesce(sum(o.pay_price - coalesce(went.back, 0)) FILTER (WHERE is_turnover(o.paid_at, o.status)), 0), max(o.created_at)
FROM store_order o JOIN group_order g USING (group_order_id)
	LEFT JOIN (SELECT order_id, sum(refunded_price + refunded_freight) AS back FROM order_line GROUP BY 1) AS went USING (order_id)
GROUP BY 1, 2, 3;
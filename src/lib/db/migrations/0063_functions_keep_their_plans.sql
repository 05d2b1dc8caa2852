-- What triggers of a purchase call was SQL, which PostgreSQL reads and plans anew at every call: 1.9 ms of a purchase. In
-- PL/pgSQL a connection plans it once. What they do is the same.
CREATE OR REPLACE FUNCTION note_store_change(of_kind text, of_id text, of_store integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO store_change (kind, id, mer_id) VALUES (of_kind, of_id, of_store)
	ON CONFLICT (kind, id) DO UPDATE SET mer_id = excluded.mer_id, changed_us = excluded.changed_us;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_customer(id text, orders integer, turnover bigint, last_order timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO customer_count (mer_id, company_id, buyer_uid, orders, turnover, last_order)
	SELECT o.mer_id, coalesce(g.company_id, 0), CASE WHEN g.company_id IS NULL THEN g.uid ELSE 0 END,
		count_customer.orders, count_customer.turnover, count_customer.last_order
	FROM store_order o JOIN group_order g USING (group_order_id) WHERE o.order_id = count_customer.id;
END $$;
--> statement-breakpoint
-- An array of the index may name a piece twice, so that nothing has to be sorted.
CREATE OR REPLACE FUNCTION order_pieces(store integer, words text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
	letters text[] := string_to_array(lower(words), NULL);
	begins text := store || ':';
BEGIN
	RETURN ARRAY(SELECT begins || letter || next FROM unnest(letters, letters[2:]) AS pairs(letter, next) WHERE next IS NOT NULL)
		|| ARRAY(SELECT begins || letter FROM unnest(letters) AS letter WHERE ascii(letter) > 127);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION order_said(id text) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN (SELECT concat_ws(E'\n', o.order_sn, g.address->>'realName', (
		SELECT string_agg(concat_ws(' ', snapshot->>'name', snapshot->>'nameEn', snapshot->>'designation'), E'\n' ORDER BY sort, order_line_id)
		FROM order_line l WHERE l.order_id = o.order_id))
	FROM store_order o JOIN group_order g USING (group_order_id) WHERE o.order_id = order_said.id);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION write_order_texts(ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO order_text (order_id, mer_id, said)
	SELECT o.order_id, o.mer_id, order_said(o.order_id) FROM store_order o WHERE o.order_id = ANY ((SELECT ids)::text[])
	ON CONFLICT (order_id) DO UPDATE SET said = excluded.said WHERE order_text.said <> excluded.said;
END $$;

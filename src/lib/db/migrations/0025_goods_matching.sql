-- Goods on sale that have the words of a query. The planner believes that reading all goods is cheap, since it does not
-- count what it takes to unpack a long search column and to look through it: a hundred times the work of the index.
CREATE FUNCTION goods_matching(wanted tsquery) RETURNS SETOF integer
LANGUAGE sql STABLE PARALLEL SAFE ROWS 500 SET enable_seqscan = off AS $$
	SELECT product_id FROM product WHERE status = 'on_sale' AND search @@ wanted
$$;

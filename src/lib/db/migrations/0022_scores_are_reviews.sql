CREATE INDEX "review_store" ON "review" USING btree ("mer_id");--> statement-breakpoint
-- A store's scores are its reviews; without one there is no number.
UPDATE "merchant" m SET
	product_score = coalesce(counted.goods, 0), service_score = coalesce(counted.service, 0),
	postage_score = coalesce(counted.postage, 0)
FROM "merchant" of_store LEFT JOIN (
	SELECT mer_id, round(avg(product_score) * 10)::int AS goods, round(avg(service_score) * 10)::int AS service,
		round(avg(postage_score) * 10)::int AS postage
	FROM "review" GROUP BY mer_id
) counted ON counted.mer_id = of_store.mer_id
WHERE of_store.mer_id = m.mer_id;

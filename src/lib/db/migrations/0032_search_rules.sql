DROP INDEX "product_price";--> statement-breakpoint
DROP INDEX "product_price_down";--> statement-breakpoint
DROP INDEX "product_star";--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "search_rules" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
INSERT INTO "search_synonym" ("words", "updated_at") VALUES
('["松锈剂", "除锈剂", "松动剂", "WD40", "WD-40", "penetrating oil"]', now() + interval '2 seconds'),
('["不锈钢", "ss", "inox"]', now() + interval '2 seconds'),
('["角磨机", "手磨机"]', now() + interval '2 seconds');

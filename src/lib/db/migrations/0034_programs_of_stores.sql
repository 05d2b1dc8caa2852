CREATE TABLE "machine_token" (
	"machine_token_id" text PRIMARY KEY NOT NULL,
	"mer_id" integer NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"uid" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone,
	"used_from" text DEFAULT '' NOT NULL,
	CONSTRAINT "machine_token_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "store_change" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"mer_id" integer NOT NULL,
	"changed_us" bigint DEFAULT (extract(epoch from clock_timestamp()) * 1000000)::bigint NOT NULL,
	CONSTRAINT "store_change_kind_id_pk" PRIMARY KEY("kind","id"),
	CONSTRAINT "store_change_kind_known" CHECK ("store_change"."kind" in ('order', 'refund', 'goods', 'stock', 'invoice'))
);
--> statement-breakpoint
CREATE TABLE "webhook" (
	"webhook_id" text PRIMARY KEY NOT NULL,
	"mer_id" integer NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"uid" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"webhook_delivery_id" text PRIMARY KEY NOT NULL,
	"webhook_id" text NOT NULL,
	"mer_id" integer NOT NULL,
	"event" text NOT NULL,
	"body" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"answered" integer,
	"answer" text DEFAULT '' NOT NULL,
	"took_ms" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"tried_at" timestamp (3) with time zone,
	"next_at" timestamp (3) with time zone,
	CONSTRAINT "webhook_delivery_event_known" CHECK ("webhook_delivery"."event" in ('order.paid', 'order.shipped', 'refund.asked', 'refund.paid', 'quotation.wanted', 'stock.low', 'ping')),
	CONSTRAINT "webhook_delivery_status_known" CHECK ("webhook_delivery"."status" in ('waiting', 'taken', 'given_up'))
);
--> statement-breakpoint
ALTER TABLE "notice" DROP CONSTRAINT "notice_kind_known";--> statement-breakpoint
ALTER TABLE "notice_choice" DROP CONSTRAINT "notice_choice_kind_known";--> statement-breakpoint
ALTER TABLE "machine_token" ADD CONSTRAINT "machine_token_mer_id_merchant_mer_id_fk" FOREIGN KEY ("mer_id") REFERENCES "public"."merchant"("mer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_mer_id_merchant_mer_id_fk" FOREIGN KEY ("mer_id") REFERENCES "public"."merchant"("mer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_webhook_webhook_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhook"("webhook_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "machine_token_store" ON "machine_token" USING btree ("mer_id","created_at");--> statement-breakpoint
CREATE INDEX "store_change_order" ON "store_change" USING btree ("mer_id","kind","changed_us","id");--> statement-breakpoint
CREATE INDEX "webhook_store" ON "webhook" USING btree ("mer_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_delivery_store" ON "webhook_delivery" USING btree ("mer_id","created_at","webhook_delivery_id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_webhook" ON "webhook_delivery" USING btree ("webhook_id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_age" ON "webhook_delivery" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_kind_known" CHECK ("notice"."kind" in ('order.paid', 'order.deposit_paid', 'order.timed_out', 'order.price_changed', 'order.shipped', 'order.receive_code', 'order.received', 'payment.returned', 'refund.agreed', 'refund.send_back', 'refund.refused', 'refund.lapsed', 'refund.paid', 'coupon.given', 'coupon.withdrawn', 'coupon.ending', 'balance.corrected', 'presale.deposit_back', 'presale.balance_due', 'points.free', 'initial_password', 'intention_approved', 'intention_rejected', 'transfer.refused', 'credit.low', 'credit.due_soon', 'credit.overdue', 'company.verified', 'company.rejected', 'company.to_pay', 'team.invited', 'team.joined', 'team.refused', 'team.removed', 'team.left', 'team.role.admin', 'team.role.purchaser', 'team.role.approver', 'team.role.finance', 'approval.asked', 'approval.approved', 'approval.refused', 'arrival', 'inquiry.approved', 'inquiry.rejected', 'inquiry.quoted', 'inquiry.requoted', 'inquiry.withdrawn', 'inquiry.ended', 'inquiry.expired', 'inquiry.invited', 'inquiry.lapsed', 'quotation.negotiate', 'quotation.accepted', 'quotation.refused', 'quotation.ordered', 'chat', 'feedback', 'desk.to_ship', 'desk.refunds', 'desk.invoices', 'desk.platform', 'desk.webhook_off'));--> statement-breakpoint
ALTER TABLE "notice_choice" ADD CONSTRAINT "notice_choice_kind_known" CHECK ("notice_choice"."kind" in ('order.paid', 'order.deposit_paid', 'order.timed_out', 'order.price_changed', 'order.shipped', 'order.receive_code', 'order.received', 'payment.returned', 'refund.agreed', 'refund.send_back', 'refund.refused', 'refund.lapsed', 'refund.paid', 'coupon.given', 'coupon.withdrawn', 'coupon.ending', 'balance.corrected', 'presale.deposit_back', 'presale.balance_due', 'points.free', 'initial_password', 'intention_approved', 'intention_rejected', 'transfer.refused', 'credit.low', 'credit.due_soon', 'credit.overdue', 'company.verified', 'company.rejected', 'company.to_pay', 'team.invited', 'team.joined', 'team.refused', 'team.removed', 'team.left', 'team.role.admin', 'team.role.purchaser', 'team.role.approver', 'team.role.finance', 'approval.asked', 'approval.approved', 'approval.refused', 'arrival', 'inquiry.approved', 'inquiry.rejected', 'inquiry.quoted', 'inquiry.requoted', 'inquiry.withdrawn', 'inquiry.ended', 'inquiry.expired', 'inquiry.invited', 'inquiry.lapsed', 'quotation.negotiate', 'quotation.accepted', 'quotation.refused', 'quotation.ordered', 'chat', 'feedback', 'desk.to_ship', 'desk.refunds', 'desk.invoices', 'desk.platform', 'desk.webhook_off'));
--> statement-breakpoint
CREATE FUNCTION note_store_change(of_kind text, of_id text, of_store integer) RETURNS void LANGUAGE sql AS $$
	INSERT INTO store_change (kind, id, mer_id) VALUES (of_kind, of_id, of_store)
	ON CONFLICT (kind, id) DO UPDATE SET mer_id = excluded.mer_id, changed_us = excluded.changed_us;
$$;
--> statement-breakpoint
CREATE FUNCTION note_order_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_store_change('order', NEW.order_id, NEW.mer_id);
	-- An invoice that was asked for with the order is the store's to see once that is paid.
	IF TG_OP = 'UPDATE' AND OLD.status = 'unpaid' AND NEW.status <> 'unpaid' THEN
		PERFORM note_store_change('invoice', i.invoice_id, i.mer_id)
		FROM invoice_order o JOIN invoice i USING (invoice_id) WHERE o.order_id = NEW.order_id AND o.is_active;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_changes AFTER INSERT OR UPDATE ON "store_order"
FOR EACH ROW EXECUTE FUNCTION note_order_change();
--> statement-breakpoint
CREATE FUNCTION note_refund_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_store_change('refund', NEW.refund_order_id, NEW.mer_id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER refund_changes AFTER INSERT OR UPDATE ON "refund_order"
FOR EACH ROW EXECUTE FUNCTION note_refund_change();
--> statement-breakpoint
CREATE FUNCTION note_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_store_change('invoice', NEW.invoice_id, NEW.mer_id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoice_changes AFTER INSERT OR UPDATE ON "invoice"
FOR EACH ROW EXECUTE FUNCTION note_invoice_change();
--> statement-breakpoint
CREATE FUNCTION note_goods_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_store_change('goods', NEW.product_id::text, NEW.mer_id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER goods_come AFTER INSERT ON "product" FOR EACH ROW EXECUTE FUNCTION note_goods_change();
--> statement-breakpoint
-- Not of stock and sales, which every order changes.
CREATE TRIGGER goods_change AFTER UPDATE ON "product"
FOR EACH ROW WHEN (
	(OLD.status, OLD.updated_at, OLD.name, OLD.name_en, OLD.category_id, OLD.unit_name, OLD.price, OLD.price_max,
		OLD.price_on_request, OLD.moq, OLD.multiple, OLD.lead_days)
	IS DISTINCT FROM
	(NEW.status, NEW.updated_at, NEW.name, NEW.name_en, NEW.category_id, NEW.unit_name, NEW.price, NEW.price_max,
		NEW.price_on_request, NEW.moq, NEW.multiple, NEW.lead_days)
)
EXECUTE FUNCTION note_goods_change();
--> statement-breakpoint
CREATE FUNCTION note_size_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_store_change('goods', p.product_id::text, p.mer_id) FROM product p WHERE p.product_id = NEW.product_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER size_changes AFTER UPDATE ON "sku"
FOR EACH ROW WHEN (
	(OLD.designation, OLD.bar_code, OLD.price, OLD.tiers, OLD.weight_g, OLD.shown)
	IS DISTINCT FROM
	(NEW.designation, NEW.bar_code, NEW.price, NEW.tiers, NEW.weight_g, NEW.shown)
)
EXECUTE FUNCTION note_size_change();
--> statement-breakpoint
CREATE FUNCTION note_stock_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM note_store_change('stock', NEW.sku_id::text, p.mer_id) FROM product p WHERE p.product_id = NEW.product_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_changes AFTER UPDATE ON "sku"
FOR EACH ROW WHEN ((OLD.stock, OLD.shown) IS DISTINCT FROM (NEW.stock, NEW.shown))
EXECUTE FUNCTION note_stock_change();
--> statement-breakpoint
-- Sizes come by the thousand, with a file.
CREATE FUNCTION note_sizes_come() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO store_change (kind, id, mer_id)
	SELECT 'stock', s.sku_id::text, p.mer_id FROM come s JOIN product p USING (product_id)
	ON CONFLICT (kind, id) DO UPDATE SET changed_us = excluded.changed_us;
	INSERT INTO store_change (kind, id, mer_id)
	SELECT DISTINCT 'goods', p.product_id::text, p.mer_id FROM come s JOIN product p USING (product_id)
	ON CONFLICT (kind, id) DO UPDATE SET changed_us = excluded.changed_us;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sizes_come AFTER INSERT ON "sku" REFERENCING NEW TABLE AS come
FOR EACH STATEMENT EXECUTE FUNCTION note_sizes_come();
--> statement-breakpoint
INSERT INTO store_change (kind, id, mer_id) SELECT 'order', order_id, mer_id FROM store_order ORDER BY created_at;
--> statement-breakpoint
INSERT INTO store_change (kind, id, mer_id) SELECT 'refund', refund_order_id, mer_id FROM refund_order ORDER BY created_at;
--> statement-breakpoint
INSERT INTO store_change (kind, id, mer_id) SELECT 'invoice', invoice_id, mer_id FROM invoice ORDER BY created_at;
--> statement-breakpoint
INSERT INTO store_change (kind, id, mer_id) SELECT 'goods', product_id::text, mer_id FROM product ORDER BY updated_at;
--> statement-breakpoint
INSERT INTO store_change (kind, id, mer_id) SELECT 'stock', sku_id::text, mer_id FROM sku JOIN product USING (product_id) ORDER BY sku_id;

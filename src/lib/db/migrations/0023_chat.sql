CREATE TABLE "chat_agent" (
	"agent_uid" integer PRIMARY KEY NOT NULL,
	"mer_id" integer NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_message" (
	"chat_message_id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"seq" integer NOT NULL,
	"version" integer NOT NULL,
	"side" text NOT NULL,
	"sender_uid" integer,
	"type" integer NOT NULL,
	"body" text NOT NULL,
	"send_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"recalled_at" timestamp (3) with time zone,
	CONSTRAINT "chat_message_side" CHECK ("chat_message"."side" in ('buyer', 'store', 'auto'))
);
--> statement-breakpoint
CREATE TABLE "conversation" (
	"conversation_id" text PRIMARY KEY NOT NULL,
	"uid" integer NOT NULL,
	"mer_id" integer NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"last_type" integer DEFAULT 1 NOT NULL,
	"last_text" text DEFAULT '' NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"buyer_unread" integer DEFAULT 0 NOT NULL,
	"store_unread" integer DEFAULT 0 NOT NULL,
	"replied_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "conversation_unread" CHECK ("conversation"."buyer_unread" >= 0 and "conversation"."store_unread" >= 0)
);
--> statement-breakpoint
ALTER TABLE "merchant" ADD COLUMN "services_type" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "merchant" ADD COLUMN "service_from" integer DEFAULT 540 NOT NULL;--> statement-breakpoint
ALTER TABLE "merchant" ADD COLUMN "service_until" integer DEFAULT 1080 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_conversation_id_conversation_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("conversation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_agent_store" ON "chat_agent" USING btree ("mer_id","seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_place" ON "chat_message" USING btree ("conversation_id","seq");--> statement-breakpoint
CREATE INDEX "chat_message_news" ON "chat_message" USING btree ("conversation_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_once" ON "chat_message" USING btree ("conversation_id","sender_uid","send_key") WHERE send_key is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_pair" ON "conversation" USING btree ("uid","mer_id");--> statement-breakpoint
CREATE INDEX "conversation_buyer" ON "conversation" USING btree ("uid","last_at");--> statement-breakpoint
CREATE INDEX "conversation_store" ON "conversation" USING btree ("mer_id","last_at");
CREATE TABLE "device_use" (
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"device_key" text NOT NULL,
	"uid" integer NOT NULL,
	"address" text NOT NULL,
	"device" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "device_use_kind_target_id_device_key_uid_pk" PRIMARY KEY("kind","target_id","device_key","uid")
);
--> statement-breakpoint
CREATE INDEX "device_use_at" ON "device_use" USING btree ("at");--> statement-breakpoint
CREATE INDEX "device_use_uid" ON "device_use" USING btree ("uid");
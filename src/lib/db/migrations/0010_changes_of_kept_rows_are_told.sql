-- Processes keep some rows in memory (src/lib/db/kept.ts); whoever changes them, this tells all of them with the commit.
-- Arguments: the family, and the column of its id; without one the whole family is called.
CREATE FUNCTION tell_kept() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed jsonb := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
BEGIN
	PERFORM pg_notify('kept', TG_ARGV[0] || coalesce(':' || (changed ->> TG_ARGV[1]), ''));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER session_ends AFTER DELETE OR UPDATE OF uid, revoked_at, expires_at ON "session"
FOR EACH ROW EXECUTE FUNCTION tell_kept('session', 'token_hash');
--> statement-breakpoint
CREATE TRIGGER account_changes AFTER UPDATE ON "user_account"
FOR EACH ROW WHEN ((OLD.status, OLD.company_id) IS DISTINCT FROM (NEW.status, NEW.company_id))
EXECUTE FUNCTION tell_kept('session');
--> statement-breakpoint
CREATE TRIGGER role_changes AFTER INSERT OR UPDATE OR DELETE ON "user_role"
FOR EACH ROW EXECUTE FUNCTION tell_kept('session');
--> statement-breakpoint
CREATE TRIGGER initial_password_changes AFTER INSERT OR UPDATE OR DELETE ON "initial_password"
FOR EACH ROW EXECUTE FUNCTION tell_kept('session');
--> statement-breakpoint
CREATE TRIGGER second_factor_comes_or_goes AFTER INSERT OR DELETE OR UPDATE OF confirmed_at ON "second_factor"
FOR EACH ROW EXECUTE FUNCTION tell_kept('session');
--> statement-breakpoint
CREATE TRIGGER setting_changes AFTER INSERT OR UPDATE OR DELETE ON "site_setting"
FOR EACH ROW EXECUTE FUNCTION tell_kept('setting', 'key');
--> statement-breakpoint
CREATE TRIGGER delivery_changes AFTER INSERT OR UPDATE OR DELETE ON "store_delivery"
FOR EACH ROW EXECUTE FUNCTION tell_kept('delivery', 'mer_id');
--> statement-breakpoint
CREATE TRIGGER freight_changes AFTER INSERT OR UPDATE OR DELETE ON "freight_template"
FOR EACH ROW EXECUTE FUNCTION tell_kept('freight', 'freight_template_id');

-- Whether an operator has edited the words of the search is kept in memory (src/lib/db/kept.ts).
CREATE TRIGGER search_synonym_changes AFTER INSERT OR UPDATE OR DELETE ON "search_synonym"
FOR EACH STATEMENT EXECUTE FUNCTION tell_kept('search_words');
--> statement-breakpoint
CREATE TRIGGER search_standard_changes AFTER INSERT OR UPDATE OR DELETE ON "search_standard"
FOR EACH STATEMENT EXECUTE FUNCTION tell_kept('search_words');

// The lines of script of every page that shows one product, as one file that a browser keeps.
import './gallery.ts';
import './on-request.ts';
import './sections.ts';
import './size-facts.ts';
import './unfold-rule.ts';
import '#islands/goods/bar-room.ts';
import '#islands/goods/remember-visit.ts';

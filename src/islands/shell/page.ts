// The shell's few lines of script, for every page that has the mall's frame, and those of what many pages show. A browser
// asks for one file and keeps it; each of them does nothing where its part is missing.
import './banner.ts';
import './chat-entry.ts';
import './favourite.ts';
import './guest-cart.ts';
import './header-bar.ts';
import './language.ts';
import './loading/pictures.ts';
import './loading/prefetch.ts';
import './loading/progress.ts';
import './needs-login.ts';
import './newer-site.ts';
import './offline.ts';
import './remember-site.ts';
import './search-form.ts';
import './site-params.ts';
import './wanted.ts';
import '../activity/countdown.ts';
import '../coupon/claim.ts';
import '../goods/card/actions.ts';
import '../goods/compare/tray.ts';
import '../goods/own/wait-for-own.ts';
import '../visit/viewed-strip.ts';
import '../goods/share.ts';
import '../goods/more-goods.ts';
import '../home/carousel.ts';
import '../store/fly-out.ts';

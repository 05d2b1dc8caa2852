// The shell's few lines of script, for every page that has the mall's frame.
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
import './offline.ts';
import './remember-site.ts';
import './search-form.ts';
import './site-params.ts';
import './wanted.ts';

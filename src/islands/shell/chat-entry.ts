import { COOKIES } from '#lib/contracts/cookies.ts';
import { barePath } from '#lib/i18n/locales.ts';
import {
  $chat,
  $openService,
  $unreadNum,
  closeChat,
  openChat,
  type ChatTarget,
} from '#lib/stores/chat/open.ts';
import { dropCookie } from '#lib/stores/cookies.ts';
import { openLogin } from '#lib/stores/login-dialog.ts';
import { $tokenChanges, readToken } from '#lib/stores/token.ts';

/**
 * Any button or link with `data-chat` opens the chat window: "12" is a store, "0" the mall, empty the list, "desk" the
 * desk of the own store. `data-chat-card="4:3001"` (msn_type:id) offers something to show, named by `data-chat-title`
 * and `data-chat-image`. The window's code comes with the first click.
 */
const LATER = 'chatTarget';
const LATER_MS = 600_000;

function targetOf({ dataset }: HTMLElement): ChatTarget {
  const to = dataset['chat'] ?? '';
  if (to === 'desk') return { isDesk: true };
  const [type = '', id = ''] = (dataset['chatCard'] ?? '').split(':');
  const offer = id && {
    type: Number(type),
    id,
    title: dataset['chatTitle'] ?? '',
    image: dataset['chatImage'] ?? '',
  };
  return { ...(/^\d+$/.test(to) ? { mer: Number(to) } : {}), ...(offer ? { offer } : {}) };
}

/** Whoever logs in for it, or again, finds the conversation open. */
const keepForLater = (target: ChatTarget): void =>
  sessionStorage.setItem(LATER, JSON.stringify({ at: Date.now(), target }));

document.addEventListener('click', (event) => {
  const entry = (event.target as Element | null)?.closest?.<HTMLElement>('[data-chat]');
  if (!entry) return;
  event.preventDefault();
  const target = targetOf(entry);
  if (readToken()) return openChat(target);
  keepForLater(target);
  openLogin();
});

function openLater(): void {
  const kept = sessionStorage.getItem(LATER);
  if (!kept || !readToken()) return;
  sessionStorage.removeItem(LATER);
  const { at, target } = JSON.parse(kept) as { at: number; target: ChatTarget };
  if (Date.now() - at < LATER_MS) openChat(target);
}
openLater();
// The home page is the only one that is not reloaded after a login.
$tokenChanges.listen(() => barePath(window.location.pathname) === '/' && openLater());

$chat.subscribe((target) => target && window.dispatchEvent(new Event('wanted:chat')));
// A notice of a waiting buyer leads here.
if (readToken() && new URLSearchParams(window.location.search).get('chat') === 'desk')
  openChat({ isDesk: true });

const badges = document.querySelectorAll<HTMLElement>('[data-chat-unread]');
$openService.set(badges.length > 0 ? '1' : '0');
$unreadNum.subscribe((number) => {
  for (const badge of badges) {
    badge.hidden = number === 0;
    badge.textContent = number > 99 ? '99+' : String(number);
  }
});
const load = (): void => void import('#lib/stores/chat/unread.ts').then(({ loadUnread }) => loadUnread());
if (badges.length > 0 && readToken()) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(load, { timeout: 5000 });
  else setTimeout(load, 1500);
}

// Conversations and their count go with their person, also when the session has ended in another tab.
let token = readToken();
$tokenChanges.listen(() => {
  const before = token;
  token = readToken();
  if (before === undefined || before === token) return;
  const open = $chat.get();
  // What the person wanted to show is not for whoever comes next.
  if (open && token === undefined) keepForLater({ mer: open.mer, isDesk: open.isDesk });
  closeChat();
  dropCookie(COOKIES.unreadKefu);
  $unreadNum.set(0);
  if (badges.length > 0 && token) load();
});

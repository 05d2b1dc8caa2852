// Keeps a rider's page and what it read last in the phone, so that it opens where there is no network. What is kept goes
// with the session: stores/token.ts drops it at every login and logout, and so does an answer that knows no session.
const KEPT = 'rides';
const RIDES = '/api/clerk/delivery/lst';

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

async function answer(request, { pathname }) {
  const isPage = request.mode === 'navigate';
  try {
    const response = await fetch(request);
    const isOver = response.status === 401 || response.status === 403;
    const isSentAway = response.type === 'opaqueredirect' && pathname.endsWith('/rides');
    if (isOver || isSentAway) await caches.delete(KEPT);
    else if (response.ok) await (await caches.open(KEPT)).put(request, response.clone());
    return response;
  } catch (error) {
    if (isPage && pathname.endsWith('/delivery')) return Response.redirect(`${pathname}/rides`);
    const kept = await caches.match(request, { cacheName: KEPT, ignoreVary: true, ignoreSearch: isPage });
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate' || url.pathname === RIDES || url.pathname.startsWith('/_astro/'))
    event.respondWith(answer(request, url));
});

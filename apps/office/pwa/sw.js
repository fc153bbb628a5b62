// The office's service worker: the page that is shown without a connection, and notifications. It keeps what is the same for everybody
// alone, so that a browser in which somebody has signed out holds nothing of theirs.
const SHELL = 'office __VERSION__'
const OFFLINE = '/offline'

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()))
})

async function keepShell() {
  const cache = await caches.open(SHELL)
  // Without cookies: it is nobody's page.
  const page = await fetch(OFFLINE, { credentials: 'omit', cache: 'no-store' })
  if (!page.ok) throw new Error('the page without a connection is not there')
  // Without scripts: it stands in for pages with other addresses, which its scripts would load again and again.
  const html = (await page.text()).replaceAll(/<script\b[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '')
  const files = new Set([...html.matchAll(/"(\/build\/[\w./-]+\.(?:css|woff2|svg))"/g)].map(([, file]) => file))
  await cache.addAll([...files])
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  const policy = page.headers.get('content-security-policy')
  await cache.put(
    OFFLINE,
    new Response(html, { headers: policy ? { ...headers, 'content-security-policy': policy } : headers }),
  )
}

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name)))),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate')
    event.respondWith(fetch(request).catch(async () => (await caches.match(OFFLINE)) ?? Response.error()))
  else if (pathname.startsWith('/build/'))
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)))
})

self.addEventListener('push', (event) => {
  let notice = {}
  try {
    notice = event.data?.json() ?? {}
  } catch {
    // What is no notice of ours says nothing.
  }
  const { title, body, tag, path, kind } = notice
  if (typeof title !== 'string') return
  event.waitUntil(
    Promise.all([
      self.registration.showNotification(title, {
        ...{ body, tag, data: { path }, icon: '__ICON__', badge: '__ICON__' },
      }),
      tellWindow({ kind }),
    ]),
  )
})

// One window alone, so that the bell rings once: the one that is looked at, or else seen.
async function tellWindow(told) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const seen = windows.find(({ visibilityState }) => visibilityState === 'visible')
  const window = windows.find(({ focused }) => focused) ?? seen ?? windows[0]
  window?.postMessage(told)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path } = event.notification.data ?? {}
  const wanted = new URL(typeof path === 'string' ? path : '/', self.location.origin)
  if (wanted.origin !== self.location.origin) return
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(async (windows) => {
      const open = windows.find(({ url }) => new URL(url).pathname === wanted.pathname)
      return open ? open.focus() : self.clients.openWindow(wanted.href)
    }),
  )
})

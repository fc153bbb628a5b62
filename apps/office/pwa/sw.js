// The office's service worker: the offline page and notifications. It caches only what is the same for everybody, so that
// after signing out the browser holds nothing of a person.
const SHELL = 'office __VERSION__'
const OFFLINE = '/offline'

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()))
})

async function keepShell() {
  const cache = await caches.open(SHELL)
  // Without cookies, so that the page has no personal data.
  const page = await fetch(OFFLINE, { credentials: 'omit', cache: 'no-store' })
  if (!page.ok) throw new Error('the page without a connection is not there')
  // Without scripts: the page is shown at other addresses, which its scripts would reload again and again.
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
    // Not one of our messages: nothing is shown.
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

// One window only, so that the bell rings once: the focused one, or else a visible one.
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
      const open = windows.find(({ url }) => {
        const { pathname, search } = new URL(url)
        return pathname === wanted.pathname && (wanted.search === '' || wanted.search === search)
      })
      return open ? open.focus() : self.clients.openWindow(wanted.href)
    }),
  )
})

import { ask, at, expect, test, wideBut } from './shops.ts'

/** Addresses that differ only in filters are the same page: this many of each page are followed. */
const OF_EACH_PATH = 2
const MOST = 300

/** Every same-origin address in a page: links, actions of forms, images, style sheets, scripts. */
function addressesIn(html: string): readonly string[] {
  const named = [...html.matchAll(/\s(?:href|src|action)="([^"]+)"/g)].map(([, address = '']) => address)
  const sets = [...html.matchAll(/\ssrcset="([^"]+)"/gi)].flatMap(([, set = '']) =>
    set.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
  )
  return [...named, ...sets].map((address) => address.replaceAll('&amp;', '&')).filter((path) => /^\/(?!\/)/.test(path))
}

/** Links and forms of a page that leave the path under which its shop is mounted. Images belong to the host. */
const straysFrom = (html: string, mount: string): readonly string[] =>
  [...html.matchAll(/<(?:a|form)\s[^>]*?(?:href|action)="(\/(?!\/)[^"]*)"/g)]
    .map(([, path = '']) => path)
    .filter((path) => !path.startsWith(mount) && !path.startsWith('/media/'))

const SHOPS = [
  ...['alborada', 'kilovatio', 'huertadelvalle', 'orvalho', 'chirimoya', 'tallerceibo', 'awara', 'sierraveloz'],
  ...['puntoypampa', 'lomaloom', 'lacaleta', 'malecon86', 'verdenilda'],
]

for (const [shop, mount] of SHOPS.flatMap((name) => [[name, ''] as const, [name, `/wa/${name}`] as const]))
  test(`R10–R15: no link of ${shop} is dead or leaves the shop, starting at ${mount || '/'}`, {
    tag: wideBut('alborada', shop),
  }, async () => {
    test.slow()
    const start = mount || '/'
    const host = new URL(at(shop)).host
    const seen = new Map<string, number>()
    const dead: string[] = []
    const waiting: (readonly [path: string, from: string])[] = [[start, 'the start']]
    const known = new Set<string>([start])
    while (waiting.length > 0 && known.size < MOST) {
      const [path, from] = waiting.shift() ?? ['', '']
      const { status, body, headers } = await ask(path, { host })
      if (status >= 400) dead.push(`${status} ${path} (on ${from})`)
      dead.push(...straysFrom(body, mount).map((stray) => `${stray} (on ${path}) is not of ${mount}`))
      const location = headers.location ?? ''
      const found = String(headers['content-type']).startsWith('text/html') ? addressesIn(body) : []
      for (const next of [...found, ...(location.startsWith('/') ? [location] : [])]) {
        const address = next.split('#')[0] ?? ''
        const [pathname = ''] = address.split('?')
        if (known.has(address) || (seen.get(pathname) ?? 0) >= OF_EACH_PATH) continue
        seen.set(pathname, (seen.get(pathname) ?? 0) + 1)
        known.add(address)
        waiting.push([address, path])
      }
    }
    expect(dead).toEqual([])
    expect(known.size).toBeGreaterThan(60)
  })

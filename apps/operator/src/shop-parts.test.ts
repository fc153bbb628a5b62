import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inShop } from '@store/api/database'
import { findMarketplaceAccess, findShopByName } from '@store/api/queries'
import { openTestDatabase, type TestDatabase, testApi } from '@store/api/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTool, type Tool } from './testing.ts'

let db: TestDatabase
let feria: Tool
let api: ReturnType<typeof testApi>['api']
let id: number
beforeAll(async () => {
  db = await openTestDatabase()
  feria = await openTool(db, { PAYMENT_SECRET: 'what these tests seal with' })
  api = testApi(db).api
  await feria.json('shop', 'create', '--subdomain', 'ana', '--name', 'Ana')
  id = (await findShopByName(db, 'ana'))?.id ?? 0
})
afterAll(async () => {
  await feria.close()
  await db.close()
})

const at = ['--shop', 'ana'] as const
const refusalOf = async (...args: readonly string[]) => {
  const { code, out, err } = await feria.run(...args, ...at)
  expect([code, out]).toEqual([1, ''])
  return err.trim()
}
/** The shop's version, under which pages are cached. */
const version = async () => (await api.resolveShop({ query: { criteria: 'ana' } }))?.version ?? 0
/** Runs a command that must outdate cached pages, and returns its result. */
const changed = async (...args: readonly string[]) => {
  const before = await version()
  const answer = await feria.json(...args, ...at)
  expect([args, await version()]).toEqual([args, before + 1])
  return answer as Record<string, unknown>
}

test('ids at third parties are what the services answer at once, the rest stays (C12)', async () => {
  await changed('integrations', 'set', '--facebook-pixel', '123456789012345', '--analytics', 'g-abc123def4')
  await changed('integrations', 'set', '--tag-manager', 'GTM-ABC1234', '--facebook-chat', 'ana.tienda')
  await changed('integrations', 'set', '--facebook-pixel', 'none', '--financing-slug', 'Ana-Tienda')
  const known = await api.getIntegrations({ params: { id } })
  expect(known).toMatchObject({
    facebookPixel: null,
    analytics: 'G-ABC123DEF4',
    tagManager: 'GTM-ABC1234',
    facebookChat: 'ana.tienda',
    financingSlug: 'ana-tienda',
  })
  const { facebook, marketplaceLink, chatWidget, ...effective } = known ?? {}
  expect([facebook, marketplaceLink, chatWidget]).toEqual([null, null, null])
  expect(await feria.json('integrations', 'show', ...at)).toEqual(effective)
})

test.each([
  [['--facebook-pixel', '12<script>'], 'Use the digits of the pixel'],
  [['--tag-manager', 'GTM'], 'as in GTM-ABC1234'],
  [['--analytics', 'GTM-ABC1234'], 'as in G-ABC123DEF4'],
  [['--facebook-chat', 'm.me/ana'], 'Use the name or id of the page'],
  [['--financing-slug', 'ana tienda'], 'Use the slug the provider gave'],
  // C12: settings without an effect do not exist.
  [['--marketplace-link', 'https://example.org/ana'], "unknown option '--marketplace-link'"],
  [['--facebook-app', '1234567890'], "unknown option '--facebook-app'"],
  [['--chat-widget', 'abcdef'], "unknown option '--chat-widget'"],
  [['--facebok-pixel', '1'], '(Did you mean --facebook-pixel?)'],
  [[], 'Nothing was said to change.'],
])('integrations set %j is refused: %s', async (args, sentence) => {
  const before = await version()
  expect(await refusalOf('integrations', 'set', ...args)).toContain(sentence)
  expect(await version()).toBe(before)
})

test('the marketplace is on and off; its token is kept, and shown to nobody (C25)', async () => {
  await writeFile(join(feria.folder, 'token.txt'), 'secret-of-ana\n')
  await writeFile(join(feria.folder, 'empty.txt'), ' \n')
  const tokenKept = async () => (await inShop(db, id, (tx) => findMarketplaceAccess(tx, id)))?.token
  expect(await changed('marketplace', 'on', '--token-file', 'token.txt')).toEqual({
    shop: 'ana',
    on: true,
    ownToken: true,
  })
  expect((await api.getMarketplaceAccess({ params: { id } }))?.enabled).toBe(true)
  await changed('marketplace', 'off')
  expect((await api.getMarketplaceAccess({ params: { id } }))?.enabled).toBe(false)
  expect(await tokenKept()).toMatch(/^sealed:/)
  expect(await tokenKept()).not.toContain('secret')
  const shown = await feria.run('marketplace', 'show', ...at)
  expect(shown.out).toBe('The marketplace is off in Ana, with a token of its own\n')
  expect(await refusalOf('marketplace', 'on', '--token-file', 'empty.txt')).toContain('holds no token')
})

test('branches are added, changed and removed, each on its own (C8)', async () => {
  const place = ['--address', 'Carrera 43A # 1-50', '--at', '6.2001, -75.5740'] as const
  const first = await changed('branches', 'add', ...place, '--name', 'Centro', '--hours', '9–18')
  const second = await changed('branches', 'add', '--address', 'Calle 10', '--at', '-34.6;-58.38')
  await changed('branches', 'set', String(first.id), '--phone', '+57 604', '--hours', 'none')
  expect(await api.listBranches({ params: { id } })).toEqual([
    {
      id: first.id,
      name: 'Centro',
      address: 'Carrera 43A # 1-50',
      latitude: 6.2001,
      longitude: -75.574,
      hours: null,
      otherDays: [],
      pickUp: true,
      phone: '+57 604',
      photo: null,
    },
    expect.objectContaining({ id: second.id, latitude: -34.6, longitude: -58.38 }),
  ])
  await changed('branches', 'remove', String(first.id))
  expect(await feria.json('branches', 'list', ...at)).toMatchObject([{ id: second.id }])
  expect(await refusalOf('branches', 'remove', String(first.id))).toBe(
    `Ana has no branch ${first.id}. "feria branches list --shop ana" shows them.`,
  )
  expect(await refusalOf('branches', 'add', '--address', 'x', '--at', '96,0')).toContain('as maps write them')
  expect(await refusalOf('branches', 'set', String(second.id))).toContain('Nothing was said to change.')
})

test('affiliations are added, changed, moved and removed (C11)', async () => {
  const added = await changed('affiliations', 'add', 'Gremio de tejedoras')
  expect(await api.listAffiliations({ params: { id } })).toEqual([
    { id: added.id, name: 'Gremio de tejedoras', logo: null },
  ])
  const second = await changed('affiliations', 'add', 'Pasaje')
  await changed('affiliations', 'set', String(second.id), '--name', 'Pasaje Central', '--place', '1')
  expect(await api.listAffiliations({ params: { id } })).toMatchObject([
    { id: second.id, name: 'Pasaje Central' },
    { id: added.id },
  ])
  expect(await refusalOf('affiliations', 'set', String(second.id))).toContain('Nothing was said to change.')
  await changed('affiliations', 'remove', String(second.id))
  await changed('affiliations', 'remove', String(added.id))
  expect(await api.listAffiliations({ params: { id } })).toEqual([])
  expect(await refusalOf('affiliations', 'remove', '7')).toContain('Ana has no affiliation 7.')
})

test('the chat form has the merchant’s own fields, or the standard ones (C10)', async () => {
  await changed('chat-form', 'add', '¿Para quién es?', '--required')
  await changed('chat-form', 'add', 'Día', '--type', 'date', '--key', 'dia')
  await changed('chat-form', 'add', 'Día de entrega', '--type', 'date', '--key', 'dia', '--required')
  const fields = async () => (await api.getChatOrderForm({ params: { id } }))?.fields
  expect(await fields()).toEqual([
    { key: 'para-quien-es', label: '¿Para quién es?', type: 'text', value: '', required: true },
    { key: 'dia', label: 'Día de entrega', type: 'date', value: '', required: true },
  ])
  expect(await refusalOf('chat-form', 'remove', 'dai')).toBe('Ana asks for no "dai". Did you mean "dia"?')
  expect(await refusalOf('chat-form', 'add', 'x', '--type', 'txt')).toContain('Did you mean "text"?')
  await changed('chat-form', 'remove', 'dia')
  await changed('chat-form', 'reset')
  expect(await fields()).toEqual([])
})

test('a template’s settings are changed by their paths, and what pages would not show is refused (D7, C15)', async () => {
  const stored = () => api.getTemplateSettings({ query: { templateId: 5, shopId: id } })
  await changed('template', 'set', 'colors.accent', '#6E0F22')
  await changed('template', 'set', 'cover', 'navy', 'watermark', 'true', 'banners.0.title', 'Lino')
  expect(await stored()).toMatchObject({
    colors: { accent: '#6e0f22' },
    cover: '#1b2a41',
    watermark: true,
    banners: [{ title: 'Lino' }],
  })
  await writeFile(join(feria.folder, 'lino.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>')
  await changed('template', 'set', 'banners.0.image', 'lino.svg')
  expect(await stored()).toMatchObject({ banners: [{ image: expect.stringMatching(/^\/media\/\d+\/\w+\.svg$/) }] })
  const rows = (await feria.json('template', 'show', 'colors', ...at)) as { path: string; given: boolean }[]
  expect(rows.filter(({ given }) => given).map(({ path }) => path)).toEqual(['colors.accent'])

  const before = await version()
  for (const [args, sentence] of [
    [['scheme', 'purple'], '"purple" cannot be scheme. Use light, dark or auto.'],
    [
      ['cover', 'gold'],
      '"gold" cannot be cover. Use oxblood, navy, bottle, chalk, mustard, blush, or a colour as in #6e0f22.',
    ],
    [['colors.acent', '#fff'], 'Template 5 has no setting "colors.acent". Did you mean "colors.accent"?'],
    [['banners', 'x'], 'banners has parts: say which, as in banners.0.'],
    [['banners.5.title', 'x'], 'There is banners.0, banners.1.'],
    [['banners.0.image', 'nothing.png'], 'There is no file nothing.png.'],
    [['watermark', 'false', 'scheme', 'purple'], '"purple" cannot be scheme.'],
    [['watermark', 'false', 'scheme'], 'scheme has no value. Say each path with its value, as in watermark true.'],
  ] as const)
    expect(await refusalOf('template', 'set', ...args)).toContain(sentence)
  expect(await version()).toBe(before)

  await changed('template', 'reset', 'banners.0')
  await changed('template', 'reset', 'cover')
  expect(await stored()).not.toHaveProperty('cover')
  await changed('template', 'set', 'headline', 'Hola', '--template', '99')
  expect(await stored()).not.toHaveProperty('headline')
})

test('a webhook is told once what its secret is, and only https is believed', async () => {
  const run = (...args: readonly string[]) => feria.json(...args, ...at)
  const address = 'https://erp.example.org/feria'
  const made = await run('webhooks', 'add', address, '--events', 'order.created,order.paid')
  expect(made).toMatchObject({
    url: address,
    events: ['order.created', 'order.paid'],
    buyers: false,
    on: true,
    secret: expect.stringMatching(/^whsec_.{40,}/),
  })
  const number = String((made as { id: number }).id)
  const listed = await run('webhooks', 'list')
  expect(listed).toMatchObject([{ url: address }])
  expect(JSON.stringify(listed)).not.toContain('whsec_')
  const refused = (...args: string[]) => refusalOf('webhooks', ...args)
  expect(await refused('add', 'http://erp.example.org', '--events', 'all')).toContain('begins with https://')
  expect(await refused('add', 'erp.example.org', '--events', 'all')).toContain('Use an address as in https://')
  expect(await refused('add', address, '--events', 'order.payed')).toContain('order.paid')
  expect(await refused('change', number)).toContain('Nothing was said to change')
  expect(await refused('change', number, '--url', 'http://erp.example.org')).toContain('begins with https://')
  expect(await refused('test', '999')).toContain('has no webhook 999')

  expect(await run('webhooks', 'change', number, '--events', 'all', '--buyers')).toMatchObject({ buyers: true })
  expect(await run('webhooks', 'rotate', number)).toMatchObject({ secret: expect.stringMatching(/^whsec_/) })
  const { id: delivery } = (await run('webhooks', 'test', number)) as { id: number }
  const deliveries = await run('webhooks', 'deliveries', number, String(delivery))
  expect(deliveries).toMatchObject({ event: 'ping', state: 'waiting', attempts: [] })
  expect(await run('webhooks', 'change', number, '--off')).toMatchObject({ on: false })
  expect(await refused('resend', number, '999999')).toContain('has no delivery 999999')
  await run('webhooks', 'remove', number)
  expect(await run('webhooks', 'list')).toEqual([])
})

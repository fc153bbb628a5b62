import { findShopByDomain } from '@store/api/queries'
import { testApi } from '@store/api/testing'
import { afterAll, describe, expect, test } from 'vitest'
import { openDesk } from './testing/desk.ts'

const { db, feria, shop, refusalOf, close } = await openDesk()
afterAll(close)

describe('domains', () => {
  test('one opens its shop, and may have a certificate, once it is proven to be the merchant’s (T8)', async () => {
    const { app } = testApi(db)
    const certificate = async () => (await app.request('/certificates?domain=proven.example')).status
    expect(await feria.json('domain', 'add', 'proven.example', '--shop', 'ana')).toMatchObject({ verified: false })
    expect((await shop()).domain).toBeNull()
    expect(await findShopByDomain(db, 'proven.example')).toBeNull()
    expect(await certificate()).toBe(404)
    expect(await feria.json('domain', 'verify', 'proven.example', '--shop', 'ana')).toMatchObject({ verified: true })
    expect((await shop()).domain).toBe('proven.example')
    expect((await findShopByDomain(db, 'proven.example'))?.subdomain).toBe('ana')
    expect(await certificate()).toBe(200)
    await feria.json('domain', 'remove', 'proven.example', '--shop', 'ana')
    expect((await shop()).domain).toBeNull()
    expect(await certificate()).toBe(404)
  })

  test('a proof for another shop, or none, is none; whoever knows better may vouch', async () => {
    await feria.json('domain', 'add', 'stolen.example', '--shop', 'ana')
    expect(await refusalOf('domain', 'verify', 'stolen.example', '--shop', 'ana')).toBe(
      'stolen.example is not proven to be the merchant\'s. Publish a TXT record _feria.stolen.example that says feria-shop=ana, then run "feria domain verify stolen.example --shop ana".',
    )
    expect(await feria.json('domain', 'verify', 'stolen.example', '--shop', 'ana', '--vouch')).toMatchObject({
      verified: true,
    })
    expect(await refusalOf('domain', 'add', 'stolen.example', '--shop', 'bea')).toContain('already opens another shop')
    expect(await refusalOf('domain', 'remove', 'stolen.exmple', '--shop', 'ana')).toContain(
      'Did you mean "stolen.example"?',
    )
    expect(await refusalOf('domain', 'add', 'http://x.example/', '--shop', 'ana')).toContain('is not a domain')
    expect(await refusalOf('domain', 'add', 'bea.localhost', '--shop', 'ana')).toContain(
      "an address of the product's own",
    )
    await feria.json('domain', 'remove', 'stolen.example', '--shop', 'ana')
  })
})

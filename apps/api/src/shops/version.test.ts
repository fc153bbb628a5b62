import { afterAll, describe, expect, test } from 'vitest'
import { saveProducts } from '../catalog/store/products.ts'
import { addDomain, markVerified } from '../domains/store.ts'
import { draft, openTwoShops } from '../testing/two-shops.ts'
import { setPolicies } from './store/parts.ts'
import { changeShop, setShop } from './store/shops.ts'

const { db, api, openShop, versionOf } = await openTwoShops()
afterAll(() => db.close())

describe('the version of a shop', () => {
  test('moves with settings, parts and products, and not when nothing changes', async () => {
    const shopId = await openShop('version')
    const moved = async (work: () => Promise<unknown>) => {
      const before = await versionOf(shopId)
      await work()
      return (await versionOf(shopId)) > before
    }
    expect(await moved(() => setShop(db, shopId, { open: false }))).toBe(true)
    expect(await moved(() => changeShop(db, shopId, (tx) => setPolicies(tx, shopId, { returns: 'No' })))).toBe(true)
    expect(await moved(() => saveProducts(db, shopId, [{ ...draft, name: 'Nueva' }]))).toBe(true)
    expect(await moved(() => addDomain(db, shopId, 'version.example'))).toBe(false)
    expect(await moved(() => markVerified(db, shopId, 'version.example'))).toBe(true)
    expect(await moved(() => saveProducts(db, shopId, [{ ...draft, name: 'Nueva' }]))).toBe(false)
    expect(await moved(() => saveProducts(db, shopId, [{ ...draft, reference: 'x', name: '' }]))).toBe(false)
    expect(await moved(() => api.countView({ params: { id: shopId } }))).toBe(false)
  })
})

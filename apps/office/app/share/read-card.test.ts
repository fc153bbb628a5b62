import { expect, it } from 'vitest'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { readCard } from './read-card.server.ts'

const COUPON = {
  code: 'LANA',
  active: true,
  reduction: { kind: 'percentage', percent: 10 },
  minPurchase: null,
  from: null,
  until: null,
  maxUses: null,
  maxUsesPerBuyer: null,
  uses: 3,
  revision: 'r',
}

/** The card of a coupon, read by somebody who has the office in English, of a shop in Spanish. */
function cardOf(change: object) {
  const manage = {
    getShop: async () => ({ name: 'Alborada', language: 'es', currency: 'COP', country: 'CO', templateId: 5 }),
    getTemplateSettings: async () => ({ settings: {} }),
    getCoupon: async () => ({ ...COUPON, ...change }),
  }
  const shop = { shopId: 1, url: 'https://alborada.feria.shop/', scopes: [] } as unknown as MyShop
  const office = { manage, language: 'en' } as unknown as Office
  return readCard(office, shop, new URLSearchParams({ coupon: 'LANA' }))
}

it('what stands on a card is in the language of the shop, whoever shares it', async () => {
  const { card } = await cardOf({ until: '2126-03-04T05:00:00.000Z' })
  expect(card).toMatchObject({
    title: 'LANA',
    big: '10 % menos',
    url: 'https://alborada.feria.shop/',
    text: 'Escribe el código al pagar · Hasta el 3 de marzo de 2126',
  })
})

it('a coupon that begins later says when; of one that has ended, is used up or is off there is no card', async () => {
  const { card } = await cardOf({ from: '2126-03-04T05:00:00.000Z' })
  expect(card.text).toBe('Escribe el código al pagar · Desde el 4 de marzo de 2126')
  for (const over of [{ until: '2020-01-01T00:00:00.000Z' }, { maxUses: 3 }, { active: false }])
    await expect(cardOf(over)).rejects.toMatchObject({ init: { status: 404 } })
})

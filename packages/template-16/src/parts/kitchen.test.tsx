import { readOpeningHours } from '@store/core'
import { fixtures } from '@store/template-kit/fixtures'
import { pagesOf } from '@store/template-kit/testing'
import { describe, expect, test } from 'vitest'
import { design } from '../design.ts'
import { template } from '../index.ts'

const { screens, shop } = fixtures
/** Renders pages as the server does, as they are without JavaScript. */
const { page } = pagesOf(template, design)

const [branch] = shop.branches
if (!branch) throw new Error('no branch')
/** A shop in Colombia; in November 2026 the 23rd is a Monday. */
const open = (hours: string) => ({ ...shop, branches: [{ ...branch, hours, week: readOpeningHours(hours) }] })
const HOURS = 'Martes a domingo, 12:00 a 17:30'
const at = (moment: string) => `2026-11-${moment}:00-05:00`

/** The first button of the order's summary, its reason, and whether Enter in a field would send the order. */
async function checkout(moment: string, afterHours: boolean, hours = HOURS) {
  const view = { ...screens.Checkout.ready, renderedAt: at(moment) }
  const main = await page('Checkout', view, { afterHours }, open(hours))
  const button = main.querySelector<HTMLButtonElement>('[data-feature=submit]')
  return {
    button: button?.textContent,
    isOff: button?.disabled,
    chatIsOff: main.querySelector<HTMLButtonElement>('[data-feature=chat]')?.disabled,
    enterIsOff: main.querySelector<HTMLButtonElement>('form[data-checkout] > button[aria-hidden]')?.disabled,
    reason: main.querySelector('.bill .kitchen')?.textContent,
  }
}

describe('the checkout, without JavaScript', () => {
  test('while the kitchen is closed the button is off and says when it opens', async () => {
    expect(await checkout('23T13:00', false)).toEqual({
      button: 'Cerrado · abre el martes a las 12:00',
      isOff: true,
      chatIsOff: true,
      enterIsOff: true,
      reason: 'Ahora está cerrado: abre el martes a las 12:00. Tu pedido te espera.',
    })
  })

  test('where orders are taken all the same, the button says for when', async () => {
    const taken = { isOff: false, chatIsOff: false, enterIsOff: false }
    expect(await checkout('23T13:00', true)).toEqual({
      button: 'Hacer el pedido · para el martes a las 12:00',
      ...taken,
      reason: 'Ahora está cerrado: abre el martes a las 12:00. Tu pedido se prepara al abrir.',
    })
    expect((await checkout('24T04:00', true)).button).toBe('Hacer el pedido · para hoy a las 12:00')
  })

  test.each([true, false])(
    'while it is open it says until when, and the order is for now (afterHours %s)',
    async (is) => {
      expect(await checkout('24T13:00', is)).toEqual({
        button: 'Hacer el pedido',
        isOff: false,
        chatIsOff: false,
        enterIsOff: false,
        reason: 'Abierto ahora, cierra a las 17:30',
      })
    },
  )

  test('where the hours cannot be read nothing is claimed and nothing refused', async () => {
    expect(await checkout('23T13:00', false, 'Con cita previa')).toEqual({
      button: 'Hacer el pedido',
      isOff: false,
      chatIsOff: false,
      enterIsOff: false,
      reason: undefined,
    })
  })
})

describe('the page of an order', () => {
  const progress = async (moment: string, change = {}, hours = HOURS) => {
    const order = { ...screens.OrderPlaced.toAddress.order, placedAt: at(moment), ...change }
    const main = await page('OrderPlaced', { order, pay: null, chat: null }, {}, open(hours))
    return main.querySelector('.kitchen')?.textContent
  }

  test('says when it is made if it came in while the kitchen was closed, also on the day itself', async () => {
    expect(await progress('23T13:00')).toBe('Llegó fuera de horario. Se prepara el martes a las 12:00.')
    expect(await progress('24T04:00')).toBe('Llegó fuera de horario. Se prepara el martes a las 12:00.')
  })

  test('says nothing of it otherwise, nor once it is being made', async () => {
    expect(await progress('24T13:00')).toBeUndefined()
    expect(await progress('23T13:00', {}, 'Con cita previa')).toBeUndefined()
    expect(await progress('23T13:00', { status: 'paid', shipment: 'inPacking' })).toBeUndefined()
  })
})

test('before the time is known, the hours are there for those without JavaScript', async () => {
  const view = screens.Product.plain
  const main = await page('Product', view, {}, open(HOURS))
  expect(main.querySelector('.buy .kitchen noscript')?.textContent).toBe(HOURS)
})

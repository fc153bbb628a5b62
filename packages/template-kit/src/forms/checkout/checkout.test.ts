import { ADDRESS_FIELDS, BUYER_FIELDS, divisionsOf, postcodeExample, readTexts } from '@store/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import browse from '../../words/es.ts'
import es from '../../words/orders/es.ts'
import { readCheckout } from './checkout.ts'
import { checkoutOptions } from './checkout-options.ts'
import { draft, errors, good, KEY, NOTHING_MORE, options } from './checkout-testing.ts'

const words = { ...browse, ...es }
const FREE = { kind: 'free' } as const

describe('the checkout form (L4, L5, V1)', () => {
  test('a valid form becomes the draft of an order', () => {
    expect(draft()).toEqual({
      shopId: 7,
      key: KEY,
      lines: [
        { productId: 101, variantId: null, quantity: 2, message: null },
        { productId: 102, variantId: '1021', quantity: 1, message: null },
      ],
      buyer: {
        ...readTexts(BUYER_FIELDS, () => null),
        name: 'Cliente de ejemplo',
        idNumber: '1020304050',
        documentType: null,
        email: 'compra@example.com',
        phone: '+57 (300) 123-45 67',
        message: null,
      },
      delivery: {
        kind: 'address',
        address: {
          ...readTexts(ADDRESS_FIELDS, () => null),
          cityId: null,
          city: 'Medellín',
          division: 'Antioquia',
          neighbourhood: 'Laureles',
          address: 'Calle 10 # 5-20, apto 301',
        },
      },
      paymentMethod: 'cashOnDelivery',
      channel: 'web',
      coupon: null,
      invoice: null,
      expectedTotal: 29_900_000,
    })
  })

  test('all missing fields are reported at once', () => {
    const nothing = Object.fromEntries(Object.keys(good).map((name) => [name, '']))
    const required = ['name', 'idNumber', 'email', 'phone', 'division', 'city', 'address', 'paymentMethod']
    const found = errors({ ...nothing, orderKey: KEY, items: '1:1', expectedTotal: '0' })
    expect(Object.keys(found).sort()).toEqual([...required, 'consent'].sort())
    expect(found.consent).toEqual(['newsletter.invalid.consent'])
    for (const name of required) expect(found[name]).toEqual(['invalid.required'])
  })

  test('the numeric rule has the prescribed text in Spanish (M11)', () => {
    expect(errors({ phone: 'abc' }).phone).toEqual(['invalid.numeric'])
    expect(errors({ idNumber: 'abc' }).idNumber).toEqual(['invalid.numeric'])
    // A passport, and a foreigner's document.
    for (const idNumber of ['AB123456', '4X12B345Z']) expect(errors({ idNumber }).idNumber).toBeUndefined()
    expect(es['invalid.numeric']).toBe('El campo solo puede contener caracteres numéricos')
  })

  test.each([
    ['CO', '1.020.304.050', '1020304050'],
    ['CO', 'AB 123456', 'AB123456'],
    ['CL', '12.345.678-k', '12345678K'],
    ['ES', '12345678-z', '12345678Z'],
    ['PA', '8-123-456', '8123456'],
    ['BR', '123.456.789-09', '12345678909'],
    ['MX', 'ÑAHE800101HDFRRN09', 'ÑAHE800101HDFRRN09'],
  ])('in %s the ID number %s is stored as %s', (country, typed, kept) => {
    const division = divisionsOf(country)[0] ?? 'X'
    const postcode = postcodeExample(country) ?? ''
    expect(draft({ idNumber: typed, division, postcode }, { country }).buyer.idNumber).toBe(kept)
  })

  test.each([
    ['name', 'Al', 'invalid.min?min=3'],
    ['idNumber', '12a4', 'invalid.numeric'],
    ['idNumber', '123', 'invalid.min?min=4'],
    ['idNumber', '<b>1234</b>', 'invalid.idNumber'],
    ['email', 'compra', 'invalid.email'],
    ['email', 'a@b', 'invalid.email'],
    ['phone', '12345', 'invalid.phone'],
    ['phone', '1'.repeat(18), 'invalid.phone'],
    ['division', 'Narnia', 'invalid.choice'],
    ['address', 'C 1', 'invalid.min?min=5'],
    ['message', 'x'.repeat(501), 'invalid.max?max=500'],
    ['paymentMethod', 'wompi', 'invalid.choice'],
    ['orderKey', 'short', 'invalid.form'],
    ['expectedTotal', '-1', 'invalid.form'],
    ['expectedTotal', '1.5', 'invalid.form'],
    ['expectedTotal', 'free', 'invalid.form'],
  ])('%s “%s” is refused', (name, value, error) => {
    expect(errors({ [name]: value })[name]).toContain(error)
  })

  test('a postcode is required where parcels need one, and stored as the country writes it (L4)', () => {
    const postcodeOf = (...input: Parameters<typeof draft>) => {
      const { delivery } = draft(...input)
      return delivery.kind === 'address' ? delivery.address.postcode : undefined
    }
    const brazil = { country: 'BR' } as const
    expect(postcodeOf({ division: 'São Paulo', postcode: '01310100' }, brazil)).toBe('01310-100')
    expect(errors({ division: 'São Paulo', postcode: '123' }, brazil).postcode).toEqual([
      'invalid.postcode?example=01310-100',
    ])
    expect(errors({ division: 'São Paulo' }, brazil).postcode).toEqual(['invalid.required'])
    expect(postcodeOf({ postcode: '050021' })).toBeNull()
  })

  test('picking up needs no address, and is possible only where the shop offers it', () => {
    const bare = { delivery: 'pickUp', division: null, city: null, address: null, paymentMethod: 'payInStore' }
    expect(draft(bare).delivery).toEqual({ kind: 'pickUp' })
    expect(Object.keys(errors(bare, { canPickUp: false })).sort()).toEqual([
      'address',
      'city',
      'division',
      'paymentMethod',
    ])
  })

  test('picking up requires one of several branches', () => {
    const pickUpPlaces = [
      { branchId: 3, place: 'Centro · Calle 49 # 50-21' },
      { branchId: 8, place: 'Poblado · Calle 10 # 43-30' },
    ]
    const bare = { delivery: 'pickUp', division: null, city: null, address: null, paymentMethod: 'payInStore' }
    expect(errors(bare, { pickUpPlaces })).toEqual({ branch: ['invalid.required'] })
    expect(errors({ ...bare, branch: 'Elsewhere' }, { pickUpPlaces }).branch).toHaveLength(1)
    const chosen = { ...bare, branch: 'Poblado · Calle 10 # 43-30' }
    expect(draft(chosen, { pickUpPlaces }).delivery).toEqual({ kind: 'pickUp', branchId: 8 })
    expect(draft({ branch: 'Poblado · Calle 10 # 43-30' }, { pickUpPlaces }).delivery.kind).toBe('address')
  })

  test('a payment method must suit the kind of delivery', () => {
    expect(errors({ paymentMethod: 'payInStore' }).paymentMethod).toEqual(['invalid.notFor.address'])
    expect(errors({ delivery: 'pickUp' }).paymentMethod).toEqual(['invalid.notFor.pickUp'])
  })

  test('the merchant’s payment methods are offered in the order of the shop, without those that have no integration (B10)', () => {
    const { paymentMethods, canPickUp } = checkoutOptions(
      { country: 'CO', paymentMethods: ['bankDeposit', 'payu', 'wompi'], chatNumber: null, shippingRate: FREE },
      [],
      [],
      { ...NOTHING_MORE, isChat: false },
    )
    expect(paymentMethods).toEqual(['bankDeposit', 'wompi'])
    expect(canPickUp).toBe(false)
  })

  describe('of an order by chat', () => {
    const field = { type: 'text', value: '' }
    const chatFields = [
      { ...field, key: 'dia', label: '¿Qué día?', required: true },
      { ...field, key: 'factura', label: 'Correo para la factura', required: false, type: 'email' },
    ]
    const byChat = { by: 'chat', paymentMethod: null, email: '' }

    test('has no payment, the channel "chat", and the answers to the shop’s additional fields by key (C10)', () => {
      expect(draft({ ...byChat, answer0: ' el martes ', answer1: '' }, { chatFields })).toMatchObject({
        paymentMethod: 'toBeAgreed',
        channel: 'chat',
        buyer: { email: null, phone: '+57 (300) 123-45 67' },
        answers: [{ key: 'dia', value: 'el martes' }],
      })
    })
    test('requires name, phone, ID number and the shop’s required fields', () => {
      const missing = { name: '', phone: '', idNumber: '', answer0: '', answer1: 'nadie' }
      expect(errors({ ...byChat, ...missing }, { chatFields })).toEqual({
        name: ['invalid.required'],
        phone: ['invalid.required'],
        idNumber: ['invalid.required'],
        answer0: ['invalid.required'],
        answer1: ['invalid.email'],
      })
    })
    test('is not possible without a chat number (M3), and the default without payment methods', () => {
      expect(errors(byChat, { canChat: false })).toMatchObject({ paymentMethod: ['invalid.required'] })
      expect(draft({ email: '', paymentMethod: null }, { paymentMethods: [] }).channel).toBe('chat')
    })
    test('is the only one with the shop’s additional fields', () => {
      expect(draft({}, { chatFields })).toEqual(draft())
    })
    test('replaces "to be agreed" at a `/wa` address', () => {
      const shop = {
        country: 'CO',
        paymentMethods: ['toBeAgreed', 'bankDeposit'],
        chatNumber: '573001112233',
        shippingRate: FREE,
      } as const
      const of = (isChat: boolean, chatNumber: string | null = shop.chatNumber) =>
        checkoutOptions({ ...shop, chatNumber }, [], [], { ...NOTHING_MORE, isChat }).paymentMethods
      expect(of(true)).toEqual(['bankDeposit'])
      expect(of(false)).toEqual(['toBeAgreed', 'bankDeposit'])
      expect(of(true, null)).toEqual(['toBeAgreed', 'bankDeposit'])
    })
  })

  test('messages belong to their lines; invalid ones are ignored', () => {
    const messages = JSON.stringify([['x'], 'J. P.', 1, 'y'])
    expect(draft({ messages }).lines.map((line) => line.message)).toEqual([null, 'J. P.'])
    expect(draft({ messages: '{{' }).lines.map((line) => line.message)).toEqual([null, null])
  })

  test('any submitted form is an order or has errors, each with a text', () => {
    const names = [...Object.keys(good), 'delivery', 'messages', '__proto__']
    const anyForm = fc.array(
      fc.tuple(fc.constantFrom(...names), fc.oneof(fc.string(), fc.constantFrom(...Object.values(good)))),
    )
    fc.assert(
      fc.property(anyForm, (pairs) => {
        const form = new FormData()
        for (const [name, value] of pairs) form.append(name, value)
        const submission = readCheckout(form, options)
        if (submission.status === 'success') return
        for (const [name, keys] of Object.entries(submission.error ?? {}))
          for (const key of keys ?? []) {
            const word = key.split('?')[0] ?? ''
            if (!Object.hasOwn(words, word)) throw new Error(`${name}: “${key}” has no words`)
          }
      }),
    )
  })
})

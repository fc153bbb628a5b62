import { type City, divisionsOf, documentTypesOf, FIELD_LIMITS, invoiceFieldsOf, postcodeExample } from '@store/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fixtures } from '../fixtures/index.ts'
import browse from '../words/es.ts'
import es from '../words/orders/es.ts'
import {
  type CheckoutOptions,
  checkoutOptions,
  cityIdOf,
  divisionChoices,
  orderDraft,
  readCheckout,
} from './checkout.ts'
import { readOrderLookup } from './order-lookup.ts'

const words = { ...browse, ...es }
const KEY = '0123456789abcdef0123456789abcdef'
const good = {
  name: '  Cliente de ejemplo ',
  idNumber: '1.020.304-050',
  email: ' Compra@Example.COM',
  phone: '+57 (300) 123-45 67',
  division: 'Antioquia',
  city: 'Medellín',
  neighbourhood: 'Laureles',
  address: 'Calle 10 # 5-20, apto 301',
  details: '',
  message: '',
  paymentMethod: 'cashOnDelivery',
  consent: 'on',
  orderKey: KEY,
  expectedTotal: '29900000',
  items: '101:2,102.1021:1',
}
const FREE = { kind: 'free' } as const

const NOTHING_MORE = { fields: [], documentTypes: [], invoice: [], divisions: [] }
const options: CheckoutOptions = {
  country: 'CO',
  cities: [],
  paymentMethods: ['cashOnDelivery', 'bankDeposit', 'toBeAgreed', 'payInStore'],
  takesUnlisted: false,
  canPickUp: true,
  pickUpPlaces: [],
  ...{ documentTypes: documentTypesOf('CO'), invoice: [], divisions: divisionsOf('CO') },
  ...{ canChat: true, chatFields: [] },
}

function read(change: Record<string, string | null> = {}, other: Partial<CheckoutOptions> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...good, ...change })) if (value !== null) form.set(name, value)
  const country = other.country ?? options.country
  return readCheckout(form, { ...options, divisions: divisionsOf(country), ...other })
}
const errors = (...input: Parameters<typeof read>) => read(...input).reply().error ?? {}
function draft(...input: Parameters<typeof read>) {
  const submission = read(...input)
  if (submission.status !== 'success') throw new Error(JSON.stringify(submission.error))
  return orderDraft(submission.value, { ...options, ...input[1], id: 7, channel: 'web' })
}

describe('the checkout form (L4, L5, V1)', () => {
  test('a good form asks for exactly one order', () => {
    expect(draft()).toEqual({
      shopId: 7,
      key: KEY,
      lines: [
        { productId: 101, variantId: null, quantity: 2, message: null },
        { productId: 102, variantId: '1021', quantity: 1, message: null },
      ],
      buyer: {
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
          cityId: null,
          city: 'Medellín',
          division: 'Antioquia',
          neighbourhood: 'Laureles',
          postcode: null,
          address: 'Calle 10 # 5-20, apto 301',
          details: null,
        },
      },
      paymentMethod: 'cashOnDelivery',
      channel: 'web',
      coupon: null,
      invoice: null,
      expectedTotal: 29_900_000,
    })
  })

  test('everything that is missing is said at once', () => {
    const nothing = Object.fromEntries(Object.keys(good).map((name) => [name, '']))
    const required = ['name', 'idNumber', 'email', 'phone', 'division', 'city', 'address', 'paymentMethod']
    const said = errors({ ...nothing, orderKey: KEY, items: '1:1', expectedTotal: '0' })
    expect(Object.keys(said).sort()).toEqual([...required, 'consent'].sort())
    expect(said.consent).toEqual(['newsletter.invalid.consent'])
    for (const name of required) expect(said[name]).toEqual(['invalid.required'])
  })

  test('the numeric rule has its exact words in Spanish (M11)', () => {
    expect(errors({ phone: 'abc' }).phone).toEqual(['invalid.numeric'])
    expect(errors({ idNumber: 'abc' }).idNumber).toEqual(['invalid.numeric'])
    // A passport, and the paper of a foreigner.
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
  ])('in %s the ID number %s is kept as %s', (country, typed, kept) => {
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

  test('a postcode is asked for where parcels need one, and kept as it is written there (L4)', () => {
    const postcodeOf = (...input: Parameters<typeof read>) => {
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

  test('picking up asks for no address, and only where the shop offers it', () => {
    const bare = { delivery: 'pickUp', division: null, city: null, address: null, paymentMethod: 'payInStore' }
    expect(draft(bare).delivery).toEqual({ kind: 'pickUp' })
    expect(Object.keys(errors(bare, { canPickUp: false })).sort()).toEqual([
      'address',
      'city',
      'division',
      'paymentMethod',
    ])
  })

  test('who picks up chooses one of several branches, and only then', () => {
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

  test('a payment method goes with its way of delivery', () => {
    expect(errors({ paymentMethod: 'payInStore' }).paymentMethod).toEqual(['invalid.notFor.address'])
    expect(errors({ delivery: 'pickUp' }).paymentMethod).toEqual(['invalid.notFor.pickUp'])
  })

  describe('where the cities are known', () => {
    const cities: readonly City[] = [
      ...fixtures.cities,
      { id: 4, name: 'Bogotá D.C.', code: '11001', divisionId: 3, division: 'Bogotá D.C.', country: 'CO' },
    ]

    test('names that repeat in the country are told apart by their division (66 Colombian names do)', () => {
      const cityId = (division: string, city: string) => {
        const { delivery } = draft({ division, city }, { cities })
        return delivery.kind === 'address' ? delivery.address.cityId : null
      }
      expect(cityId('Casanare', 'Villanueva')).toBe(1)
      expect(cityId('La Guajira', ' villanueva ')).toBe(3)
      expect(cityId('Bogotá D.C.', 'bogota d c')).toBe(4)
    })

    test('a city goes by its usual name, too; one that could be two of the division is neither (B9)', () => {
      const two = ['Miraflores (Lima)', 'Miraflores (Yauyos)'].map((name, at) => ({
        ...{ id: -1 - at, name, code: null, divisionId: 0, division: 'Lima', country: 'CO' },
      }))
      const known = { cities: [...cities, ...two] }
      const address = (division: string, city: string) => {
        const { delivery } = draft({ division, city }, known)
        return delivery.kind === 'address' ? delivery.address : null
      }
      expect(address('Bogotá D.C.', 'Bogotá')).toMatchObject({ cityId: 4, city: 'Bogotá D.C.' })
      expect(address('Lima', 'miraflores lima')).toMatchObject({ cityId: -1, city: 'Miraflores (Lima)' })
      expect(errors({ division: 'Lima', city: 'Miraflores' }, known).city).toEqual(['invalid.city'])
    })

    test('where the list is the shop’s own and it delivers elsewhere, any other may be written (B9)', () => {
      const own = { id: -1, name: 'Piriápolis', code: null, divisionId: 0, division: 'Maldonado', country: 'UY' }
      const at = (elsewhere: number | null) =>
        checkoutOptions(
          {
            country: 'UY',
            chatNumber: null,
            paymentMethods: ['cashOnDelivery', 'toBeAgreed'],
            shippingRate: { kind: 'byCity', cities: [{ cityId: -1, price: 5 }], elsewhere },
          },
          [],
          [own],
          { ...NOTHING_MORE, divisions: divisionsOf('UY'), isChat: false },
        )
      expect(divisionChoices(at(null))).toEqual(['Maldonado'])
      expect(divisionChoices(at(9))).toHaveLength(19)
      const written = { division: 'Rocha', city: 'La Paloma', paymentMethod: 'toBeAgreed' }
      expect(errors(written, at(null)).division).toEqual(['invalid.choice'])
      expect(errors(written, at(9))).toEqual({})
      const { delivery } = draft(written, at(9))
      expect(delivery).toMatchObject({ address: { cityId: 0, city: 'La Paloma', division: 'Rocha' } })
      const listed = draft({ ...written, division: 'Maldonado', city: 'piriapolis' }, at(9)).delivery
      expect(listed).toMatchObject({ address: { cityId: -1, city: 'Piriápolis' } })
      expect(cityIdOf(at(9), 'MALDONADO', 'Piriapolis')).toBe(-1)
    })

    test('a name that several of the shop’s own cities have names none of them, and nothing elsewhere (B9)', () => {
      const own = ['San José de Mayo', 'San José del Norte'].map((name, at) => ({
        ...{ id: -1 - at, name, code: null, divisionId: 0, division: 'San José', country: 'UY' },
      }))
      const options = checkoutOptions(
        {
          ...{ country: 'UY', chatNumber: null, paymentMethods: ['toBeAgreed'] },
          shippingRate: { kind: 'byCity', cities: [{ cityId: -1, price: 5 }], elsewhere: 9 },
        },
        [],
        own,
        { ...NOTHING_MORE, divisions: divisionsOf('UY'), isChat: false },
      )
      const written = { division: 'San José', paymentMethod: 'toBeAgreed' }
      expect(errors({ ...written, city: 'San José' }, options)).toEqual({ city: ['invalid.city'] })
      expect(errors({ ...written, city: 'San José de Mayo' }, options)).toEqual({})
    })

    test('a city must be one of its division', () => {
      expect(errors({ division: 'La Guajira', city: 'Yopal' }, { cities }).city).toEqual(['invalid.city'])
      expect(errors({ division: 'Antioquia', city: 'Medellín' }, { cities }).division).toEqual(['invalid.choice'])
    })

    test('divisions are those that have cities; elsewhere those of the country', () => {
      const all = { takesUnlisted: false }
      expect(divisionChoices({ ...all, divisions: [], cities })).toEqual(['Bogotá D.C.', 'Casanare', 'La Guajira'])
      expect(divisionChoices({ ...all, divisions: divisionsOf('CO'), cities: [] })).toContain('Antioquia')
      expect(divisionChoices({ ...all, divisions: divisionsOf('GF'), cities: [] })).toEqual([])
    })
  })

  test('methods the merchant has switched on are offered, online ones first, but for those only known by name (B10)', () => {
    const { paymentMethods, canPickUp } = checkoutOptions(
      { country: 'CO', paymentMethods: ['bankDeposit', 'payu', 'wompi'], chatNumber: null, shippingRate: FREE },
      [],
      [],
      { ...NOTHING_MORE, isChat: false },
    )
    expect(paymentMethods).toEqual(['wompi', 'bankDeposit'])
    expect(canPickUp).toBe(false)
  })

  describe('by chat (issue: a WhatsApp order that is a real order)', () => {
    const field = { type: 'text', value: '' }
    const chatFields = [
      { ...field, key: 'dia', label: '¿Qué día?', required: true },
      { ...field, key: 'factura', label: 'Correo para la factura', required: false, type: 'email' },
    ]
    const byChat = { by: 'chat', paymentMethod: null, email: '' }

    test('is not paid here, goes to the chat, and takes the shop’s own questions along, each under its key (C10)', () => {
      expect(draft({ ...byChat, answer0: ' el martes ', answer1: '' }, { chatFields })).toMatchObject({
        ...{ paymentMethod: 'toBeAgreed', channel: 'chat', buyer: { email: null, phone: '+57 (300) 123-45 67' } },
        answers: [{ key: 'dia', value: 'el martes' }],
      })
    })
    test('asks for name, phone and ID number whatever the shop asks, and for what the shop must know', () => {
      const missing = { name: '', phone: '', idNumber: '', answer0: '', answer1: 'nadie' }
      expect(errors({ ...byChat, ...missing }, { chatFields })).toEqual({
        name: ['invalid.required'],
        phone: ['invalid.required'],
        idNumber: ['invalid.required'],
        answer0: ['invalid.required'],
        answer1: ['invalid.email'],
      })
    })
    test('is no way where the shop has no number (M3), and the only one where it takes nothing else', () => {
      expect(errors(byChat, { canChat: false })).toMatchObject({ paymentMethod: ['invalid.required'] })
      expect(draft({ email: '', paymentMethod: null }, { paymentMethods: [] }).channel).toBe('chat')
    })
    test('leaves other orders as they are: the shop’s questions are not theirs', () => {
      expect(draft({}, { chatFields })).toEqual(draft())
    })
    test('in a shop that is a chat, what is to be agreed is agreed there', () => {
      const shop = {
        country: 'CO',
        paymentMethods: ['toBeAgreed', 'bankDeposit'],
        chatNumber: '573001112233',
        shippingRate: FREE,
      } as const
      const of = (isChat: boolean, chatNumber: string | null = shop.chatNumber) =>
        checkoutOptions({ ...shop, chatNumber }, [], [], { ...NOTHING_MORE, isChat }).paymentMethods
      expect(of(true)).toEqual(['bankDeposit'])
      expect(of(false)).toEqual(['bankDeposit', 'toBeAgreed'])
      expect(of(true, null)).toEqual(['bankDeposit', 'toBeAgreed'])
    })
  })

  test('what was written with a product goes with its line; nonsense goes nowhere', () => {
    const messages = JSON.stringify([['x'], 'J. P.', 1, 'y'])
    expect(draft({ messages }).lines.map((line) => line.message)).toEqual([null, 'J. P.'])
    expect(draft({ messages: '{{' }).lines.map((line) => line.message)).toEqual([null, null])
  })

  test('whatever is sent, the answer is an order or errors that have words', () => {
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

describe('looking up an order (V3)', () => {
  const lookUp = (number: string, idNumber: string) => readOrderLookup(new URLSearchParams({ number, idNumber }))

  test('needs both, the number in digits', () => {
    expect(lookUp('', '').reply().error).toEqual({ number: ['invalid.required'], idNumber: ['invalid.required'] })
    expect(lookUp('abc', '1').reply().error).toEqual({ number: ['invalid.numeric'] })
  })

  test('reads the ID as checkout kept it', () => {
    const submission = lookUp(' 1042 ', '1.020.304-050')
    expect(submission.status === 'success' && submission.value).toEqual({ number: '1042', idNumber: '1020304050' })
  })
})

describe('the type of document', () => {
  test('is one of the country’s; a page that was open before it was asked may leave it out', () => {
    expect(draft({ documentType: 'passport', idNumber: 'AB-123456' }).buyer).toMatchObject({
      ...{ documentType: 'passport', idNumber: 'AB123456' },
    })
    expect(draft({ documentType: null }).buyer.documentType).toBeNull()
    expect(errors({ documentType: 'CURP' }).documentType).toEqual(['invalid.choice'])
  })

  test('is not asked where the country has none in particular', () => {
    expect(draft({ documentType: 'CC' }, { documentTypes: [] }).buyer.documentType).toBeNull()
  })
})

describe('the data of an invoice', () => {
  const country = 'MX'
  const asked: Partial<CheckoutOptions> = { country, documentTypes: [], invoice: invoiceFieldsOf(country) }
  const there = { division: 'Jalisco', city: 'Guadalajara', postcode: '44100' }
  const given = {
    invoice_taxId: ' XAXX010101000 ',
    invoice_legalName: 'Ana Gómez',
    invoice_taxRegime: '616 Sin obligaciones fiscales',
    invoice_use: 'S01 Sin efectos fiscales',
    invoice_postcode: '06700',
    invoice_email: '',
  }

  test('is sent by whoever ticks the box, and by nobody else', () => {
    expect(draft({ ...there, ...given, invoice: 'on' }, asked).invoice).toEqual({
      taxId: 'XAXX010101000',
      legalName: 'Ana Gómez',
      taxRegime: '616 Sin obligaciones fiscales',
      use: 'S01 Sin efectos fiscales',
      postcode: '06700',
    })
    expect(draft({ ...there, ...given }, asked).invoice).toBeNull()
    expect(draft({ ...there, ...given, invoice: 'on' }, { ...asked, invoice: [] }).invoice).toBeNull()
  })

  test('says all that is missing or wrong at once, with an example where there is one', () => {
    expect(
      errors({ ...there, invoice: 'on', invoice_taxId: 'XA', invoice_use: 'Z99', invoice_email: 'no' }, asked),
    ).toEqual({
      invoice_taxId: ['invalid.postcode?example=XAXX010101000'],
      invoice_legalName: ['invalid.required'],
      invoice_taxRegime: ['invalid.required'],
      invoice_use: ['invalid.choice'],
      invoice_postcode: ['invalid.required'],
      invoice_email: ['invalid.email'],
    })
  })

  test.each(['AR', 'BR', 'CL', 'CO', 'MX', 'PE', 'US'])('in %s whatever fits its fields is in the draft', (country) => {
    const fields = invoiceFieldsOf(country)
    const options = { country, documentTypes: [], invoice: fields }
    const place = {
      division: divisionsOf(country)[0] ?? 'X',
      postcode: postcodeExample(country) ?? '',
    }
    const text = (field: (typeof fields)[number]) =>
      field.choices
        ? fc.constantFrom(...field.choices)
        : field.example || field.name === 'email'
          ? fc.constant(field.example ?? 'cuentas@ejemplo.co')
          : fc.string({ minLength: 1, maxLength: FIELD_LIMITS[field.name] }).filter((any) => any.trim() !== '')
    const anyInvoice = fc.record(Object.fromEntries(fields.map((field) => [field.name, text(field)])))
    fc.assert(
      fc.property(anyInvoice, (invoice) => {
        const typed = Object.entries(invoice).map(([name, value]) => [`invoice_${name}`, value] as const)
        const sent = draft({ ...place, invoice: 'on', ...Object.fromEntries(typed) }, options).invoice
        expect(sent).toEqual(Object.fromEntries(Object.entries(invoice).map(([name, value]) => [name, value.trim()])))
      }),
      { numRuns: 20 },
    )
  })
})

import { expect, test } from 'vitest'
import { csvLine } from '../http/csv.ts'
import { columnsIn } from './columns.ts'
import { type CsvOrder, orderCells, orderHead } from './csv.ts'

const order: CsvOrder = {
  number: 1001,
  status: 'paid',
  shipment: 'inPacking',
  units: 2,
  total: 50_000_50,
  currency: 'COP',
  paymentMethod: 'bankDeposit',
  channel: 'web',
  placedAt: '2026-03-31T03:30:00.000Z',
  test: false,
  heldUntil: null,
  pickUp: false,
  next: null,
  confirmTries: 0,
  readyAt: null,
  promisedUntil: null,
  city: null,
  lines: [],
  buyer: 'Ana, "la de la esquina"',
  email: null,
  phone: '+57 300 111 2233',
  taxes: [],
}

const csv = (orders: readonly CsvOrder[], buyers: boolean) =>
  [
    orderHead({ country: 'CO' }, { buyers, columns: columnsIn('en') }),
    ...orders.map((each) => orderCells(each, { country: 'CO' }, { buyers })),
  ]
    .map(csvLine)
    .join('')

test('a spreadsheet reads one order a line, by the clock of the shop, and takes nothing for a formula', () => {
  const orders = [order, { ...order, number: 1002, buyer: '=HYPERLINK("https://x.example")' }]
  expect(csv(orders, true).split('\r\n')).toEqual([
    'number,placed (America/Bogota),status,shipment,units,total,currency,payment,channel,test,buyer,mail,phone,tax included,taxes',
    `1001,2026-03-30 22:30:00,paid,inPacking,2,50000.50,COP,bankDeposit,web,no,"Ana, ""la de la esquina""",,+57 300 111 2233,,`,
    `1002,2026-03-30 22:30:00,paid,inPacking,2,50000.50,COP,bankDeposit,web,no,"'=HYPERLINK(""https://x.example"")",,+57 300 111 2233,,`,
    '',
  ])
  expect(csv([order], false).split('\r\n')).toEqual([
    'number,placed (America/Bogota),status,shipment,units,total,currency,payment,channel,test,tax included,taxes',
    '1001,2026-03-30 22:30:00,paid,inPacking,2,50000.50,COP,bankDeposit,web,no,,',
    '',
  ])
})

test('the taxes that an order contains are summed and named', () => {
  const taxes = [
    { name: 'IVA', percent: 1_900, amount: 7_983_27 },
    { name: 'IVA', percent: 500, amount: 10 },
    { name: '=INC', percent: 800, amount: 0 },
  ]
  expect(csv([{ ...order, taxes }], false).split('\r\n')[1]).toMatch(/,no,7983.37,"IVA, =INC"$/)
  const exempt = [{ name: '=Exento', percent: 0, amount: 0 }]
  expect(csv([{ ...order, taxes: exempt }], false).split('\r\n')[1]).toMatch(/,no,0.00,'=Exento$/)
})

test.each([
  [
    'es',
    ['número', 'hecho (America/Bogota)', 'estado', 'envío', 'unidades', 'total', 'moneda', 'pago', 'canal', 'prueba'],
    ['comprador', 'correo', 'teléfono', 'impuesto incluido', 'impuestos'],
  ],
  [
    'pt',
    [
      'número',
      'feito (America/Bogota)',
      'estado',
      'envio',
      'unidades',
      'total',
      'moeda',
      'pagamento',
      'canal',
      'teste',
    ],
    ['comprador', 'e-mail', 'telefone', 'imposto incluído', 'impostos'],
  ],
  [
    'fr',
    ['numéro', 'passée (America/Bogota)', 'état', 'envoi', 'unités', 'total', 'devise', 'paiement', 'canal', 'test'],
    ['acheteur', 'e-mail', 'téléphone', 'taxe comprise', 'taxes'],
  ],
] as const)('its columns are called in the language of who takes it: %s', (language, order, buyer) => {
  expect(orderHead({ country: 'CO' }, { buyers: true, columns: columnsIn(language) })).toEqual([...order, ...buyer])
})

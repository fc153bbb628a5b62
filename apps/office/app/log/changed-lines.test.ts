import { expect, test } from 'vitest'
import { logWords } from '#app/words/log/index.ts'
import { calledIn, changedLines } from './changed-lines.ts'

const style = {
  words: logWords.of('es'),
  money: { country: 'CO', currency: 'COP' },
  language: 'es',
  taxes: [{ id: 3, name: 'IVA' }],
} as const
const plain = (lines: readonly string[]) => lines.map((line) => line.replaceAll(/\s/g, ' '))

test('a change is said field by field, money as money, as before and after', () => {
  const before = { price: 180_000_00, active: false, name: 'Ruana', about: { story: null } }
  const after = { price: 190_000_00, active: true, name: 'Ruana de lana', about: { story: 'Tejemos' } }
  expect(plain(changedLines(before, after, style))).toEqual([
    'precio: $180.000 → $190.000',
    'a la venta: no → sí',
    'nombre: Ruana → Ruana de lana',
    'about · story: nada → Tejemos',
  ])
})

test('what is new is said as it is, and long lists by their count', () => {
  expect(changedLines(null, { scopes: ['orders:read', 'stock:write'], units: 9 }, style)).toEqual([
    'permisos: orders:read, stock:write',
    'unidades: 9',
  ])
  expect(changedLines(null, { variants: [{ id: 1 }, { id: 2 }], images: 5 }, style)).toEqual([
    'variantes: 2 en total',
    'fotos: 5',
  ])
  expect(plain(changedLines({ percent: 1_900 }, { percent: 550 }, style))).toEqual(['porcentaje: 19 % → 5,5 %'])
  expect(changedLines({ taxId: null }, { taxId: 3 }, style)).toEqual(['impuesto: nada → IVA'])
  // Its tax is gone.
  expect(changedLines({ taxId: 4 }, { taxId: 3 }, style)).toEqual(['impuesto: 4 → IVA'])
  expect(changedLines({ name: 'Ruana' }, null, style)).toEqual(['nombre: Ruana'])
  expect(changedLines(null, null, style)).toEqual([])
})

test('a row says which one it is about, where its name was written down', () => {
  expect(calledIn(null, { role: 'sales', email: 'caro@example.com' })).toBe('caro@example.com')
  expect(calledIn({ name: 'Ruana' }, { name: 'Ruana de lana' })).toBe('Ruana de lana')
  expect(calledIn({ name: 'Ruana' }, null)).toBe('Ruana')
  expect(calledIn({ price: 1 }, { price: 2, name: '…' })).toBeNull()
})

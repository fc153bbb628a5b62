import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applicableDiscounts,
  type Discount,
  givenDiscounts,
  nextDiscount,
  type Reduction,
  sortDiscounts,
} from './discount.ts'

const percentage = (percent: number): Reduction => ({ kind: 'percentage', percent })
const fixed = (amount: number): Reduction => ({ kind: 'fixed', amount })
const byQuantity = (id: string, minQuantity: number, reduction: Reduction, active = true): Discount => ({
  id,
  name: null,
  active,
  reduction,
  trigger: 'quantity',
  minQuantity,
})
const bySubtotal = (
  id: string,
  reduction: Reduction,
  ...ranges: (readonly [from: number, to: number | null, reduction?: Reduction])[]
): Discount => ({
  id,
  name: null,
  active: true,
  reduction,
  trigger: 'subtotal',
  ranges: ranges.map(([from, to, own]) => ({ from, to, reduction: own ?? null })),
})

const three = byQuantity('three', 3, percentage(10))
const six = byQuantity('six', 6, percentage(20))
const spend = bySubtotal('spend', percentage(5), [10_000, 19_999], [20_000, null, fixed(3_000)])

test('B4: sorted by quantity ascending, those by subtotal after, in the order they came', () => {
  const other = bySubtotal('other', fixed(1), [0, null])
  expect(sortDiscounts([spend, six, other, three]).map(({ id }) => id)).toEqual(['three', 'six', 'spend', 'other'])
})

describe('applicableDiscounts (D4)', () => {
  const applied = (discounts: readonly Discount[], subtotal: number, units: number) =>
    applicableDiscounts(discounts, { subtotal, units }).map(({ id, amount }) => [id, amount])

  test.each([
    ['below the quantity', [three, six], 10_000, 2, []],
    ['at the quantity', [three, six], 10_000, 3, [['three', 1_000]]],
    ['at the next quantity the better one', [three, six], 10_000, 6, [['six', 2_000]]],
    [
      'a bigger threshold that gives less hides nothing',
      [three, byQuantity('nine', 9, fixed(1))],
      10_000,
      9,
      [['three', 1_000]],
    ],
    ['switched off', [byQuantity('off', 1, percentage(50), false)], 10_000, 9, []],
    ['below every range', [spend], 9_999, 1, []],
    ['the start of a range', [spend], 10_000, 1, [['spend', 500]]],
    ['the end of a range', [spend], 19_999, 1, [['spend', 1_000]]],
    ['a range with its own reduction', [spend], 20_000, 1, [['spend', 3_000]]],
    ['a range without an end', [spend], 9_000_000, 1, [['spend', 3_000]]],
    ['between two ranges', [bySubtotal('gap', fixed(5), [1, 10], [20, 30])], 15, 1, []],
    [
      'one of each trigger, quantity first',
      [spend, three],
      20_000,
      3,
      [
        ['three', 2_000],
        ['spend', 3_000],
      ],
    ],
    [
      'two together never above the subtotal',
      [byQuantity('all', 1, percentage(80)), bySubtotal('rest', percentage(50), [0, null])],
      1_000,
      1,
      [
        ['all', 800],
        ['rest', 200],
      ],
    ],
    ['a fixed amount never above the subtotal', [byQuantity('big', 1, fixed(99_999))], 1_000, 1, [['big', 1_000]]],
    ['more than 100 %', [byQuantity('wild', 1, percentage(500))], 1_000, 1, [['wild', 1_000]]],
    [
      'a negative reduction takes nothing off',
      [byQuantity('evil', 1, fixed(-5)), byQuantity('worse', 1, percentage(-5))],
      1_000,
      1,
      [],
    ],
    ['half a cent goes up', [byQuantity('half', 1, percentage(10))], 1_005, 1, [['half', 101]]],
    [
      'of two that give the same, always the same one',
      [byQuantity('b', 1, fixed(5)), byQuantity('a', 1, percentage(5))],
      100,
      1,
      [['a', 5]],
    ],
    [
      'an empty cart earns nothing',
      [byQuantity('zero', 0, fixed(5)), bySubtotal('nil', fixed(5), [0, null])],
      0,
      0,
      [],
    ],
  ])('%s', (_, discounts, subtotal, units, expected) => {
    expect(applied(discounts, subtotal, units)).toEqual(expected)
    expect(applied(discounts.toReversed(), subtotal, units)).toEqual(expected)
  })
})

describe('givenDiscounts', () => {
  const [from, until] = ['2026-03-15T05:00:00.000Z', '2026-03-20T05:00:00.000Z']
  const given = (discount: Discount, now: string) => givenDiscounts([discount], new Date(now)).length === 1
  test.each([
    ['a moment before its first', { from, until }, '2026-03-15T04:59:59.999Z', false],
    ['its first moment', { from, until }, '2026-03-15T05:00:00.000Z', true],
    ['its last moment', { from, until }, '2026-03-20T04:59:59.999Z', true],
    ['the moment after it', { from, until }, '2026-03-20T05:00:00.000Z', false],
    ['without a start', { from: null, until }, '1999-01-01T00:00:00Z', true],
    ['without an end', { from, until: null }, '2999-01-01T00:00:00Z', true],
    ['without either', {}, '2026-03-15T05:00:00Z', true],
    ['that ends before it begins, never', { from: until, until: from }, '2026-03-17T00:00:00Z', false],
  ])('%s', (_, times, now, expected) => {
    expect(given({ ...three, ...times }, now)).toBe(expected)
    expect(given({ ...spend, ...times }, now)).toBe(expected)
    expect(given({ ...three, ...times, active: false }, now)).toBe(false)
  })

  test('of any discounts at any moment exactly those that have begun and not ended, in their order', () => {
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
    const bound = fc.option(moment.map((at) => at.toISOString()))
    const any = fc.array(fc.record({ from: bound, until: bound, active: fc.boolean() }))
    fc.assert(
      fc.property(any, moment, (all, now) => {
        const discounts = all.map((times, at) => ({ ...three, ...times, id: String(at) }))
        const said = now.toISOString()
        const expected = discounts.filter(
          ({ active, from, until }) => active && (from ?? said) <= said && said < (until ?? '9'),
        )
        expect(givenDiscounts(discounts, now)).toEqual(expected)
        // Exactly at a bound: valid from its start, and over at its end.
        for (const each of discounts)
          for (const at of [each.from, each.until])
            if (at !== null) expect(givenDiscounts([each], new Date(at)).length).toBe(Number(expectedAt(each, at)))
      }),
    )
  })
  const expectedAt = ({ active, from, until }: { active: boolean } & Times, at: string) =>
    active && (from === null || from <= at) && (until === null || at < until)
  type Times = { readonly from: string | null; readonly until: string | null }
})

describe('nextDiscount', () => {
  const next = (discounts: readonly Discount[], subtotal: number, units: number) => {
    const found = nextDiscount(discounts, { subtotal, units })
    return found && [found.discount.id, found.missing, found.discount.reduction]
  }
  test.each([
    ['the first in reach', [three, six], 10_000, 2, ['three', { kind: 'units', units: 1 }, percentage(10)]],
    ['the one after it', [three, six], 10_000, 3, ['six', { kind: 'units', units: 3 }, percentage(20)]],
    ['nothing beyond the last', [three, six], 10_000, 6, null],
    ['nothing that gives less than the shopper has', [three, byQuantity('nine', 9, fixed(1))], 10_000, 4, null],
    ['nothing switched off', [byQuantity('off', 5, percentage(50), false)], 10_000, 4, null],
    ['money that is missing', [spend], 8_000, 1, ['spend', { kind: 'amount', amount: 2_000 }, percentage(5)]],
    [
      'the next range, with its own reduction',
      [spend],
      15_000,
      1,
      ['spend', { kind: 'amount', amount: 5_000 }, fixed(3_000)],
    ],
    [
      'the nearer of two triggers: money',
      [three, spend],
      9_900,
      1,
      ['spend', { kind: 'amount', amount: 100 }, percentage(5)],
    ],
    [
      'the nearer of two triggers: units',
      [three, spend],
      2_000,
      2,
      ['three', { kind: 'units', units: 1 }, percentage(10)],
    ],
    [
      'an empty cart hears of the smallest step',
      [six, three],
      0,
      0,
      ['three', { kind: 'units', units: 3 }, percentage(10)],
    ],
    ['no discounts', [], 10_000, 1, null],
  ])('%s', (_, discounts, subtotal, units, expected) => {
    expect(next(discounts, subtotal, units)).toEqual(expected)
  })
})

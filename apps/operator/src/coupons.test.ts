import { afterAll, describe, expect, test } from 'vitest'
import { openDesk } from './testing/desk.ts'

const { feria, refusalOf, close } = await openDesk()
afterAll(close)

describe('coupons (C33)', () => {
  const at = ['--shop', 'bea']

  test('what is said of one is what shoppers get; days are those of the shop’s country, the last included', async () => {
    const made = await feria.json(
      ...['coupons', 'create', ' Díá-10 ', '--percent', '10', '--min', '50.000', '--uses', '20', '--per-buyer', '1'],
      ...['--from', '2026-03-01', '--until', '2026-03-31', ...at],
    )
    const coupon = {
      code: 'DIA-10',
      active: true,
      reduction: { kind: 'percentage', percent: 10 },
      minPurchase: 50_000_00,
      from: '2026-03-01T05:00:00.000Z',
      until: '2026-04-01T05:00:00.000Z',
      maxUses: 20,
      maxUsesPerBuyer: 1,
    }
    const revision = expect.any(String)
    expect(made).toEqual({ ...coupon, uses: 0, revision })
    expect(await feria.json('coupons', 'list', ...at)).toEqual([made])
    const { out } = await feria.run('coupons', 'list', ...at)
    expect(out).toMatch(/DIA-10 .*10 % .*\$50\.000 .*2026-03-01 .*2026-03-31 .*0 of 20/)

    const set = ['--amount', '15.000', '--min', 'none', '--until', 'none', '--uses', 'none', '--per-buyer', 'none']
    expect(await feria.json('coupons', 'set', 'dia-10', ...set, ...at)).toEqual({
      ...coupon,
      uses: 0,
      revision,
      reduction: { kind: 'fixed', amount: 15_000_00 },
      minPurchase: null,
      until: null,
      maxUses: null,
      maxUsesPerBuyer: null,
    })
    expect(await feria.json('coupons', 'close', 'dia-10', ...at)).toMatchObject({ active: false })
    expect(await feria.json('coupons', 'set', 'dia-10', '--open', ...at)).toMatchObject({ active: true })
  })

  test.each([
    [['create', 'ANA', '--percent', '10'], '"ANA" cannot be a code'],
    [['create', 'dos palabras', '--percent', '10'], '"dos palabras" cannot be a code'],
    [['create', 'NADA'], 'either --percent or --amount'],
    [['create', 'VERANO', '--percent', '10', '--amount', '5'], 'either --percent or --amount'],
    [['create', 'VERANO', '--percent', '101'], 'percentage above 0 and up to 100'],
    [['create', 'VERANO', '--percent', '10', '--until', '2026-02-30'], 'Use a day'],
    [
      ['create', 'VERANO', '--percent', '10', '--from', '2026-03-02', '--until', '2026-03-01'],
      'It would end before it begins.',
    ],
    [['create', 'DIA-10', '--percent', '10'], 'Bea has a coupon DIA-10 already.'],
    [['set', 'DIA-10'], 'Nothing was said to change.'],
    [['set', 'DIA-10', '--until', '2026-02-01'], 'It would end before it begins.'],
    [['set', 'OTRO', '--percent', '5'], 'Bea has no coupon OTRO.'],
    [['close', 'otro'], 'Bea has no coupon OTRO.'],
  ])('coupons %j is refused with a sentence', async (args, sentence) => {
    expect(await refusalOf('coupons', ...args, ...at)).toContain(sentence)
  })
})

describe('discounts (D4)', () => {
  test('they are added, listed and removed', async () => {
    const at = ['--shop', 'bea'] as const
    const first = await feria.json('discounts', 'add', '--units', '3', '--percent', '10', '--name', 'Tres', ...at)
    expect(first).toMatchObject({ trigger: 'quantity', minQuantity: 3, reduction: { kind: 'percentage', percent: 10 } })
    await feria.json(
      'discounts',
      'add',
      '--range',
      '100.000:200.000',
      '--range',
      '200001::15%',
      '--amount',
      '5000',
      '--off',
      ...at,
    )
    const listed = (await feria.json('discounts', 'list', ...at)) as { id: string }[]
    expect(listed).toMatchObject([
      {
        trigger: 'subtotal',
        active: false,
        reduction: { kind: 'fixed', amount: 5_000_00 },
        ranges: [
          { from: 100_000_00, to: 200_000_00, reduction: null },
          { from: 200_001_00, to: null, reduction: { kind: 'percentage', percent: 15 } },
        ],
      },
      { name: 'Tres', active: true },
    ])
    for (const { id } of listed) await feria.json('discounts', 'remove', id, ...at)
    expect(await feria.json('discounts', 'list', ...at)).toEqual([])
    expect(await refusalOf('discounts', 'remove', '1', ...at)).toContain('Bea has no discount 1.')
  })

  test('one of some days is given from the first to the last, by the clock of the shop', async () => {
    const at = ['--shop', 'bea'] as const
    const days = ['--from', '2099-12-01', '--until', '2099-12-24'] as const
    const { id } = (await feria.json('discounts', 'add', '--units', '2', '--percent', '5', ...days, ...at)) as {
      id: string
    }
    expect(await feria.json('discounts', 'list', ...at)).toMatchObject([
      { from: '2099-12-01T05:00:00.000Z', until: '2099-12-25T05:00:00.000Z' },
    ])
    const { out } = await feria.run('discounts', 'list', ...at)
    expect(out).toMatch(/2099-12-01 +2099-12-24/)
    await feria.json('discounts', 'remove', id, ...at)
  })

  test.each([
    [
      ['--units', '2', '--percent', '1', '--from', '2099-12-02', '--until', '2099-12-01'],
      'It would end before it begins.',
    ],
    [['--percent', '10'], 'Say when it is given'],
    [['--units', '2'], 'Say what it takes off'],
    [['--units', '2', '--percent', '101'], 'Use a percentage above 0 and up to 100.'],
    [['--units', 'two', '--percent', '1'], 'Use a whole number'],
    [['--range', '5', '--percent', '1'], '"5" is not a range.'],
  ])('%j is refused: %s', async (args, sentence) => {
    expect(await refusalOf('discounts', 'add', ...args, '--shop', 'bea')).toContain(sentence)
  })
})

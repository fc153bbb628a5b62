import { describe, expect, it } from 'vitest'
import { filtersIn, queryOf } from './filters.ts'

const queryFor = (search: string) => queryOf(filtersIn(new URLSearchParams(search)), 'America/Bogota')

describe('filters of an address', () => {
  it('are asked for as the API knows them, in days of the shop', () => {
    expect(queryFor('status=paid&method=wompi&channel=chat&city= Medellín &coupon=lino10&test=no')).toEqual({
      status: 'paid',
      paymentMethod: 'wompi',
      channel: 'chat',
      city: 'Medellín',
      coupon: 'LINO10',
      test: false,
    })
    expect(queryFor('late=yes&mail=failed')).toEqual({ late: true, mailFailed: true })
    expect(queryFor('since=2026-03-01&until=2026-03-31')).toEqual({
      since: '2026-03-01T05:00:00.000Z',
      until: '2026-04-01T05:00:00.000Z',
    })
  })

  it('name one trouble with the money, or any', () => {
    expect(queryFor('trouble=misfit')).toEqual({ troubles: ['misfit'] })
    expect(queryFor('trouble=any')).toEqual({ troubles: ['paidTwice', 'paidButCancelled', 'nothingLeft', 'misfit'] })
  })

  it('that nobody knows are left out', () => {
    expect(
      queryFor('trouble=none&status=lost&since=monday&until=2026-02-30&test=perhaps&late=no&mail=all&shipment='),
    ).toEqual({})
  })
})

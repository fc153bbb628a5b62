import { describe, expect, it } from 'vitest'
import { filtersIn, queryOf } from './filters.ts'

const asked = (search: string) => queryOf(filtersIn(new URLSearchParams(search)), 'America/Bogota')

describe('filters of an address', () => {
  it('are asked for as the API knows them, in days of the shop', () => {
    expect(asked('status=paid&method=wompi&channel=chat&city= Medellín &coupon=lino10&test=no')).toEqual({
      ...{ status: 'paid', paymentMethod: 'wompi', channel: 'chat', city: 'Medellín', coupon: 'LINO10', test: false },
    })
    expect(asked('since=2026-03-01&until=2026-03-31')).toEqual({
      since: '2026-03-01T05:00:00.000Z',
      until: '2026-04-01T05:00:00.000Z',
    })
  })

  it('that nobody knows are left out', () => {
    expect(asked('status=lost&since=monday&until=2026-02-30&test=perhaps&shipment=')).toEqual({})
  })
})

import { type City, divisionsOf } from '@store/core'
import { describe, expect, test } from 'vitest'
import { fixtures } from '../../fixtures/index.ts'
import { checkoutOptions, cityIdOf, divisionChoices } from './checkout-options.ts'
import { draft, errors, NOTHING_MORE } from './checkout-testing.ts'

describe('the checkout form (L4, L5, V1) with a list of cities', () => {
  const cities: readonly City[] = [
    ...fixtures.cities,
    { id: 4, name: 'Bogotá D.C.', code: '11001', divisionId: 3, division: 'Bogotá D.C.', country: 'CO' },
  ]

  test('cities with the same name are distinguished by their division (66 names of Colombia repeat)', () => {
    const cityId = (division: string, city: string) => {
      const { delivery } = draft({ division, city }, { cities })
      return delivery.kind === 'address' ? delivery.address.cityId : null
    }
    expect(cityId('Casanare', 'Villanueva')).toBe(1)
    expect(cityId('La Guajira', ' villanueva ')).toBe(3)
    expect(cityId('Bogotá D.C.', 'bogota d c')).toBe(4)
  })

  test('a city is also found by its usual name; a name that matches two cities of the division is refused (B9)', () => {
    const two = ['Miraflores (Lima)', 'Miraflores (Yauyos)'].map((name, at) => ({
      id: -1 - at,
      name,
      code: null,
      divisionId: 0,
      division: 'Lima',
      country: 'CO',
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

  test('a shop with a list of its own that also delivers elsewhere accepts any other city (B9)', () => {
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

  test('a name that several cities of the shop’s list match is refused, also if it delivers elsewhere (B9)', () => {
    const own = ['San José de Mayo', 'San José del Norte'].map((name, at) => ({
      id: -1 - at,
      name,
      code: null,
      divisionId: 0,
      division: 'San José',
      country: 'UY',
    }))
    const options = checkoutOptions(
      {
        country: 'UY',
        chatNumber: null,
        paymentMethods: ['toBeAgreed'],
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

  test('divisions are those of the listed cities; without a list, those of the country', () => {
    const all = { takesUnlisted: false }
    expect(divisionChoices({ ...all, divisions: [], cities })).toEqual(['Bogotá D.C.', 'Casanare', 'La Guajira'])
    expect(divisionChoices({ ...all, divisions: divisionsOf('CO'), cities: [] })).toContain('Antioquia')
    expect(divisionChoices({ ...all, divisions: divisionsOf('GF'), cities: [] })).toEqual([])
  })
})

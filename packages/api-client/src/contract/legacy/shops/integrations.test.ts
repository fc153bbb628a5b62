import type { Integrations } from '@store/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endpoints } from '../../index.ts'
import { readData, survives, writtenData } from '../../round-trip.ts'

const { listAffiliations, getIntegrations, getMarketplaceAccess, getChatOrderForm } = endpoints
const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((any) => any.trim() !== '')
const orNull = <T>(any: fc.Arbitrary<T>) => fc.option(any, { nil: null })

describe('affiliations (C11)', () => {
  test('are read and written', () => {
    const wire = [{ id: 4, nombre: 'Centro Comercial La Central', logo: null }]
    const others = [{ ...wire[0], createdAt: null, entidadesTiendas: { entidadId: 4, tiendaId: 7 } }]
    const affiliations = [{ id: 4, name: 'Centro Comercial La Central', logo: null }]
    expect(readData(listAffiliations, others)).toEqual(affiliations)
    expect(writtenData(listAffiliations, affiliations)).toEqual(wire)
    expect(readData(listAffiliations, null)).toEqual([])
  })
  test('survive the wire', () =>
    survives(listAffiliations, fc.array(fc.record({ id: fc.nat(), name: text, logo: orNull(text) }))))
})

const PAIRS = {
  pixel_facebook: 'facebookPixel',
  facebook_pixel_metatag_1: 'facebookVerification',
  facebook_chat: 'facebookChat',
  facebook: 'facebook',
  analytics: 'analytics',
  tag_manager: 'tagManager',
  google_merchant: 'merchantVerification',
  mercadolibre: 'marketplaceLink',
  tidio_user: 'chatWidget',
  addiAllySlug: 'financingSlug',
} as const satisfies Readonly<Record<string, keyof Integrations>>

describe('integrations (C12)', () => {
  test('every id is read and written under its own name', () => {
    const names = Object.keys(PAIRS)
    const wire = Object.fromEntries(names.map((name, index) => [name, `id-${index}`]))
    const integrations = Object.fromEntries(Object.values(PAIRS).map((name, index) => [name, `id-${index}`]))
    expect(readData(getIntegrations, { tienda_id: 7, ...wire })).toEqual(integrations)
    expect(writtenData(getIntegrations, integrations)).toEqual(wire)
  })
  test('what is blank or a number is understood; nothing is null', () => {
    expect(readData(getIntegrations, { pixel_facebook: 123, analytics: ' ' })).toMatchObject({
      facebookPixel: '123',
      analytics: null,
    })
    expect(readData(getIntegrations, null)).toBeNull()
  })
  test('survive the wire', () => {
    const shape = Object.fromEntries(Object.values(PAIRS).map((name) => [name, orNull(text)]))
    survives(getIntegrations, orNull(fc.record(shape) as fc.Arbitrary<unknown> as fc.Arbitrary<Integrations>))
  })
})

describe('the marketplace of a shop (C25)', () => {
  test('is read and written; the token is left out where there is none to give', () => {
    expect(readData(getMarketplaceAccess, { statehoko: '1', token: 'abc', id: 3 })).toEqual({
      enabled: true,
      token: 'abc',
    })
    expect(writtenData(getMarketplaceAccess, { enabled: true, token: 'abc' })).toEqual({ statehoko: 1, token: 'abc' })
    expect(writtenData(getMarketplaceAccess, { enabled: false, token: null })).toEqual({ statehoko: 0 })
    expect(readData(getMarketplaceAccess, undefined)).toBeNull()
  })
  test('survives the wire', () =>
    survives(getMarketplaceAccess, orNull(fc.record({ enabled: fc.boolean(), token: orNull(text) }))))
})

describe('the order form of a messaging-app shop (C10)', () => {
  const wire = {
    id: '5',
    configuration: '[{"id":"1","textInput":"¿Quién recibe?","type":"text","value":"","requerid":true}]',
  }
  const form = { id: '5', fields: [{ key: '1', label: '¿Quién recibe?', type: 'text', value: '', required: true }] }

  test('is JSON in a string', () => {
    expect(readData(getChatOrderForm, { ...wire, tiendasId: 7 })).toEqual(form)
    expect(writtenData(getChatOrderForm, form)).toEqual(wire)
  })
  test('flags and ids of any kind, blank and broken forms are understood', () => {
    const read = (configuration: unknown) => readData(getChatOrderForm, { id: 5, configuration })
    expect(read('[{"id":1,"textInput":"Notas","requerid":"1"}]')).toEqual({
      id: '5',
      fields: [{ key: '1', label: 'Notas', type: 'text', value: '', required: true }],
    })
    for (const nothing of ['', null, '[]', '{', '{}']) expect(read(nothing)).toEqual({ id: '5', fields: [] })
    expect(readData(getChatOrderForm, null)).toBeNull()
  })
  test('survives the wire', () => {
    const field = fc.record({ key: text, label: text, type: text, value: text, required: fc.boolean() })
    survives(getChatOrderForm, orNull(fc.record({ id: text, fields: fc.array(field) })))
  })
})

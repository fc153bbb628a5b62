import { describe, expect, test } from 'vitest'
import { followedCarriers, trackingUrlOf } from './carrier.ts'

describe('where a parcel is followed', () => {
  test.each([
    [
      'Servientrega',
      '2200123',
      'CO',
      'https://mobile.servientrega.com/WebSitePortal/RastreoEnvioDetalle.html?Guia=2200123',
    ],
    ['Servientrega', '2200123', 'EC', 'https://www.servientrega.com.ec/Tracking/?guia=2200123&tipo=GUIA'],
    ['servi entrega', '2200123', 'EC', 'https://www.servientrega.com.ec/Tracking/?guia=2200123&tipo=GUIA'],
    [
      'Coordinadora Mercantil S.A.',
      '344-000 12',
      'CO',
      'https://coordinadora.com/rastreo/rastreo-de-guia/detalle-de-rastreo-de-guia/?guia=34400012',
    ],
    ['CORREIOS', 'AA123456785BR', 'BR', 'https://rastreamento.correios.com.br/app/index.php?objetos=AA123456785BR'],
    [
      'Correios – SEDEX',
      'AA123456785BR',
      'BR',
      'https://rastreamento.correios.com.br/app/index.php?objetos=AA123456785BR',
    ],
    ['Dhl', '1099255990', 'UY', 'https://www.dhl.com/en/express/tracking.html?brand=DHL&AWB=1099255990'],
  ])('%s %s in %s', (name, number, country, url) => {
    expect(trackingUrlOf(name, number, country)).toBe(url)
  })

  test.each([
    ['a carrier that nobody knows', 'Mensajeros Unidos', '123', 'CO'],
    ['one that works elsewhere', 'Estafeta', '123', 'CO'],
    ['one whose name only begins the same', 'OCASA', '123', 'AR'],
    ['no number', 'Servientrega', null, 'CO'],
    ['words in place of a number', 'Servientrega', 'pendiente', 'CO'],
    ['what would be more than a number in an address', 'Servientrega', '1&tipo=2#x', 'CO'],
    ['a number longer than any', 'Servientrega', '1'.repeat(41), 'CO'],
  ])('is not known of %s', (_, name, number, country) => {
    expect(trackingUrlOf(name, number, country)).toBeNull()
  })

  test('always begins as an address of the web', () => {
    for (const country of ['AR', 'BR', 'CL', 'CO', 'EC', 'MX', 'PE'])
      for (const name of followedCarriers(country)) {
        const url = new URL(trackingUrlOf(name, 'AB123', country) ?? '')
        expect([url.protocol, url.href.includes('AB123')]).toEqual(['https:', true])
      }
  })
})

test('the carriers of a country come before those of all', () => {
  expect(followedCarriers('MX')).toEqual(['Estafeta', 'Redpack', 'DHL', 'FedEx', 'UPS'])
  expect(followedCarriers('PE')).toEqual(['DHL', 'FedEx', 'UPS'])
})

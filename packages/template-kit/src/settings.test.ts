import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { DEFAULT_SETTINGS, readSettings, settingsShape } from './settings.ts'

describe('settings common to all templates', () => {
  test('absent settings take the template’s defaults, then the kit’s', () => {
    expect(readSettings(null, settingsShape())).toEqual(DEFAULT_SETTINGS)
    expect(readSettings({}, settingsShape({ scheme: 'dark', logo: 'square' }))).toMatchObject({
      scheme: 'dark',
      logo: 'square',
    })
  })

  test('a single colour is kept, and the others are left to the template', () => {
    expect(readSettings({ colores: { acento: '#2f4a36' } }, settingsShape()).colors).toEqual({
      primary: null,
      accent: '#2f4a36',
      background: null,
      text: null,
    })
  })

  test('times of a banner are cut to minutes, and one that is none stays, so that the banner is not shown', () => {
    const times = [
      { from: '2031-12-01T08:00', until: '2031-12-24T23:59:30' },
      { from: '2031-12-01T08:00:00Z', until: 'Navidad' },
      { from: 20311201, until: '2031-02-31T08:00' },
      { from: ' ', until: null },
      {},
    ]
    expect(readSettings({ banners: times }, settingsShape()).banners.map(({ from, until }) => [from, until])).toEqual([
      ['2031-12-01T08:00', '2031-12-24T23:59'],
      ['2031-12-01T08:00:00Z', 'Navidad'],
      ['-', '2031-02-31T08:00'],
      [null, null],
      [null, null],
    ])
  })

  test('are read by the services’ names, as an object or as JSON text', () => {
    const stored = {
      colores: { primario: '#6E0F22', acento: 'rojo', fondo: null, texto: '14120f' },
      fuente: 'Sistema',
      tema: 3,
      logo_cuadrado: 1,
      estilo_categorias: '2',
      estilo_productos: 9,
      mensaje_principal: 'Nº 04 — Otoño',
      watermark: '1',
      pago_online: 0,
      banners: [
        { imagen: '/media/a.jpg', titulo: 'Lino', boton: 'Ver', enlace: '/productos', foco: '50% 30%' },
        { imagen: 'javascript:alert(1)', enlace: 'javascript:alert(1)', foco: 'url(x)' },
      ],
    }
    const expected = {
      colors: { primary: '#6e0f22', accent: null, background: null, text: '#14120f' },
      font: 'system',
      scheme: 'auto',
      logo: 'square',
      categoryStyle: 2,
      productStyle: 1,
      headline: 'Nº 04 — Otoño',
      watermark: true,
      onlinePayment: false,
      banners: [
        {
          image: '/media/a.jpg',
          mobileImage: null,
          title: 'Lino',
          text: '',
          button: 'Ver',
          href: '/productos',
          focus: '50% 30%',
        },
        { image: null, mobileImage: null, title: '', text: '', button: '', href: null, focus: null },
      ],
    }
    expect(readSettings(stored, settingsShape())).toMatchObject(expected)
    expect(readSettings(JSON.stringify(stored), settingsShape())).toMatchObject(expected)
  })

  test.each([
    ['claro', 'light'],
    ['oscuro', 'dark'],
    ['auto', 'auto'],
    [1, 'light'],
    [2, 'dark'],
    ['2', 'dark'],
    [7, 'light'],
  ])('tema %s is %s', (tema, scheme) => {
    expect(readSettings({ tema }, settingsShape()).scheme).toBe(scheme)
  })

  test('at most six banners are read', () => {
    const banners = Array.from({ length: 9 }, (_, i) => ({ titulo: String(i) }))
    expect(readSettings({ banners }, settingsShape()).banners).toHaveLength(6)
  })

  test('a template can add settings of its own', () => {
    const shape = settingsShape().extend({ cover: z.enum(['navy', 'oxblood']).catch('oxblood') })
    expect(readSettings({ cover: 'navy' }, shape).cover).toBe('navy')
    expect(readSettings({ cover: 5 }, shape).cover).toBe('oxblood')
  })

  test('reading never fails, whatever is stored', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.json(),
          fc.object({ key: fc.constantFrom('colores', 'tema', 'banners', 'font', 'logo') }),
        ),
        (stored) => {
          const settings = readSettings(stored, settingsShape())
          expect(settings.banners.length).toBeLessThanOrEqual(6)
          expect(['light', 'dark', 'auto']).toContain(settings.scheme)
        },
      ),
    )
  })
})

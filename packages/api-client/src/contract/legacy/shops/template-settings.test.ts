import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodeOutput } from '../../endpoint.ts'
import { endpoints, SERVICE_TEMPLATES } from '../../index.ts'
import { arrives, readAnswer, readData, sent, survives, writtenData } from '../../round-trip.ts'

const { getTemplateSettings } = endpoints
const stored = {
  colors: { primary: '#14120f', accent: '#6e0f22', background: null, text: '#000000' },
  scheme: 'auto',
  logo: 'square',
  categoryStyle: 2,
  banners: [{ image: '/media/7/a.jpg', title: 'Otoño' }],
  headline: 'Nº 04',
  watermark: true,
  onlinePayment: false,
  cover: 'navy',
}
const anySettings = fc.option(
  fc.dictionary(
    fc.string().filter((name) => name !== '__proto__'),
    fc.jsonValue().map(sent),
    { noNullPrototype: true },
  ),
  {
    nil: null,
  },
)

describe('settings of templates 5 and 99 (C15)', () => {
  test('say to old readers of either what they have names for, and to ours everything', () => {
    expect(writtenData(getTemplateSettings, stored)).toEqual({
      banner: '/media/7/a.jpg',
      banner_footer: null,
      iframe: null,
      settings: {
        '--background_color_1': null,
        '--background_color_2': null,
        '--color_background_btn': '#14120f',
        '--color_border': null,
        '--color_icon': '#6e0f22',
        '--color_subtext': null,
        '--color_text': '#000000',
        '--color_text_btn': null,
        tipo_letra: null,
      },
      descripcion: null,
      mensaje_principal: 'Nº 04',
      color_primario: '#14120f',
      color_secundario: '#6e0f22',
      color_icon: '#6e0f22',
      logo_cuadrado: 1,
      tema: 3,
      estilo_productos: null,
      estilo_categorias: 2,
      pago_online: 0,
      watermark: 1,
      state_subcategorias: null,
      ajustes: stored,
    })
  })

  test('of others are read into our names (D6); what they leave out is left to the defaults', () => {
    const chat = {
      id: '3',
      tiendas_id: 7,
      banner: null,
      descripcion: 'Miel de páramo',
      mensaje_principal: '¡Hola!',
      color_primario: '#0a0',
      color_secundario: null,
      color_icon: '#111',
      logo_cuadrado: '0',
      tema: 2,
      estilo_productos: 1,
      estilo_categorias: '3',
      pago_online: 1,
      watermark: 0,
      state_subcategorias: 1,
    }
    expect(readData(getTemplateSettings, chat)).toEqual({
      colors: { primary: '#0a0', accent: '#111' },
      scheme: 'dark',
      logo: 'wordmark',
      categoryStyle: 3,
      productStyle: 1,
      headline: '¡Hola!',
      description: 'Miel de páramo',
      onlinePayment: true,
      watermark: false,
      showSubcategories: true,
    })
    const cover = { banner: 'https://a.example/b.jpg', settings: { '--color_text': '#222', tipo_letra: 'Jost' } }
    expect(readData(getTemplateSettings, cover)).toEqual({
      colors: { text: '#222' },
      font: 'Jost',
      banners: [{ image: 'https://a.example/b.jpg' }],
      watermark: false,
    })
    expect(readData(getTemplateSettings, null)).toBeNull()
  })

  test('survive the wire, whatever is stored', () => survives(getTemplateSettings, anySettings))
  test('are asked for by shop and template', () => {
    const id = fc.integer({ min: 1, max: 2 ** 31 - 1 })
    arrives(getTemplateSettings, fc.record({ query: fc.record({ shopId: id, templateId: id }) }))
  })
})

describe('the node settings service (C28)', () => {
  const service = (template: number) =>
    endpoints[`getTemplate${template}Settings` as keyof typeof endpoints] as typeof endpoints.getTemplate7Settings

  test.each(SERVICE_TEMPLATES)('template %i: settings survive the wire', (template) => {
    expect(service(template).path).toBe(`/template${template}`)
    survives(service(template), anySettings)
    arrives(service(template), fc.record({ query: fc.record({ shopId: fc.integer({ min: 1, max: 9e6 }) }) }))
  })

  test('no body means no settings', () => {
    expect(readAnswer(service(9), {})).toBeNull()
    expect(readAnswer(service(9), { body: null })).toBeNull()
  })

  test('old readers find the sections of their template, under the names of it', () => {
    const body = (template: number) =>
      (sent(encodeOutput(service(template), stored).body) as { body: Record<string, unknown> }).body
    expect(body(9)).toMatchObject({ koffers: { visible: true }, banner: { visible: true }, settingGeneral: {} })
    expect(body(14)).toMatchObject({ cardBlog: { visible: true }, settingsGeneral: { fount_1: null } })
    expect(body(9)).not.toHaveProperty('settingsGeneral')
    expect(body(12)).toMatchObject({ desktopBanner: '/media/7/a.jpg', bannerTitle: 'Otoño', textColor: '#000000' })
  })

  test('sections of others are handed on; flat ones are read into our names', () => {
    expect(readAnswer(service(7), { body: { id: 'x', ProductFavorite: { visible: false } } })).toEqual({
      ProductFavorite: { visible: false },
    })
    expect(
      readAnswer(service(12), { body: { id: 1, desktopBanner: 'https://a.example/b.jpg', textColor: '#333' } }),
    ).toMatchObject({ banners: [{ image: 'https://a.example/b.jpg' }], colors: { text: '#333' } })
  })
})

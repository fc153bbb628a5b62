import type { ScreenViews, Words } from '@store/template-kit'
import { fixtures, Stage } from '@store/template-kit/fixtures'
import { tokensToCss } from '@store/template-kit/settings'
import kit from '@store/template-kit/words/es'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { design } from './design.ts'
import Home from './home.tsx'
import { fitSettings, readSettings, tokens } from './settings.ts'
import es from './words/es.ts'

const words: Words = { ...kit, ...es }
const logo = { src: '/media/7/logo.png', alt: null }

/** Renders the home page of a shop with these settings. */
function homeWith(stored: object) {
  const settings = readSettings(stored)
  const view: ScreenViews['Home'] = fixtures.screens.Home.full
  const html = renderToStaticMarkup(
    <Stage
      design={design}
      name="Home"
      component={Home}
      view={view}
      shop={{ ...fixtures.shop, logo, settings }}
      words={words}
      answer={fixtures.carts.full.answer}
    />,
  )
  return { html, css: tokensToCss(tokens, settings.colors, settings.scheme) }
}
const plain = homeWith({})

describe('each setting changes the page (D6)', () => {
  test.each<[string, object, RegExp]>([
    ['estilo_categorias 2', { estilo_categorias: 2 }, /class="replies" data-style="2"[\s\S]*?class="drawing"/],
    ['estilo_categorias 3', { estilo_categorias: 3 }, /class="replies" data-style="3"/],
    ['estilo_productos 2', { estilo_productos: 2 }, /class="chat"[^>]*data-products="2"/],
    ['estilo_productos 3', { estilo_productos: 3 }, /class="chat"[^>]*data-products="3"/],
    ['logo_cuadrado', { logo_cuadrado: 0 }, /class="logo" data-shape="wordmark"/],
    ['watermark', { watermark: 1 }, /Hecho con Feria/],
    ['mensaje_principal', { mensaje_principal: '¿Sol o sombra?' }, /<h1[^>]*>¿Sol o sombra\?<\/h1>/],
    ['descripcion', { descripcion: 'Plantas de mi patio' }, /Plantas de mi patio/],
    ['doodles', { doodles: 1 }, /class="chat"[^>]*data-doodles="plants"/],
    ['doodles none', { doodles: 'none' }, /class="chat"[^>]*data-doodles="none"/],
    ['fuente', { fuente: 'sistema' }, /class="chat"[^>]*data-font="system"/],
    ['banners', { banners: [{ titulo: 'Llegó la lavanda', imagen: '/media/7/a.jpg' }] }, /<h2>Llegó la lavanda<\/h2>/],
    ['pago_online', { pago_online: 0 }, /acordamos el pago y la entrega/],
  ])('%s', (_, stored, seen) => {
    expect(plain.html).not.toMatch(seen)
    expect(homeWith(stored).html).toMatch(seen)
  })

  test('colours and scheme, kept readable', () => {
    expect(plain.css).toContain('prefers-color-scheme')
    expect(homeWith({ tema: 1 }).css).not.toContain('prefers-color-scheme')
    expect(homeWith({ tema: 1, colores: { primario: '#7a2e8e' } }).css).toContain('--primary:#7a2e8e')
    expect(homeWith({ tema: 1, colores: { fondo: '#fff4e0' } }).css).toContain('--bg:#fff4e0')
  })
})

test('settings of every version are read; what cannot be read is the default', () => {
  expect(readSettings(null)).toMatchObject({
    scheme: 'auto',
    logo: 'square',
    categoryStyle: 1,
    productStyle: 1,
    font: 'own',
    onlinePayment: true,
    watermark: false,
    doodles: 'auto',
    showSubcategories: true,
  })
  expect(readSettings({ doodles: '3', showSubcategories: 0 })).toMatchObject({
    doodles: 'clothes',
    showSubcategories: false,
  })
  expect(readSettings({ doodles: 'dragons', estilo_productos: 9, tema: 'x' })).toMatchObject({
    doodles: 'auto',
    productStyle: 1,
    scheme: 'auto',
  })
})

test('`auto` drawings suit the shop’s categories; chosen ones stay', () => {
  const dresses = [{ name: 'Vestidos' }]
  expect(fitSettings(readSettings(null), dresses).doodles).toBe('clothes')
  expect(fitSettings(readSettings({ doodles: 'food' }), dresses).doodles).toBe('food')
  expect(fitSettings(readSettings({ doodles: 'none' }), dresses).doodles).toBe('none')
})

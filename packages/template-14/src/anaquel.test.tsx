import { fixtures } from '@store/template-kit/fixtures'
import { describeSettings, pagesOf } from '@store/template-kit/testing'
import { describe, expect, test } from 'vitest'
import { design } from './design.ts'
import { template } from './index.ts'
import { CLOTH_NAMES, CLOTHS } from './parts/cloths.ts'

const { screens } = fixtures
const { page } = pagesOf(template, design)
describeSettings(template, design)

const clothsOf = (place: HTMLElement, selector: string) =>
  new Set([...place.querySelectorAll<HTMLElement>(selector)].map(({ style }) => style.getPropertyValue('--cloth')))
const listed = screens.Catalog.full.page.products

describe('each setting changes the page (D6, D7)', () => {
  test('cloth: each book has its own, or all have one', async () => {
    const mixed = clothsOf(await page('Catalog', screens.Catalog.full), '.spine')
    expect(mixed.size).toBeGreaterThan(2)
    for (const cloth of mixed) expect(Object.values(CLOTHS)).toContain(cloth)
    for (const cloth of CLOTH_NAMES)
      expect([...clothsOf(await page('Catalog', screens.Catalog.full, { cloth }), '.spine')]).toEqual([CLOTHS[cloth]])
  })

  test.each(['wood', 'metal', 'paper'])('shelf %s', async (shelf) => {
    const home = await page('Home', screens.Home.full, { shelf })
    expect(home.querySelector('.page')?.getAttribute('data-shelf')).toBe(shelf)
    expect(home.querySelector('.shelf-board')).not.toBeNull()
  })

  test('alphabet: letters in the navigation, and on a list sorted by name', async () => {
    const strips = async (alphabet: number) => {
      const query = { ...screens.Catalog.full.query, sort: 'nameAsc' as const }
      return (await page('Catalog', { ...screens.Catalog.full, query }, { alphabet })).querySelectorAll('.alphabet')
        .length
    }
    expect([await strips(1), await strips(0)]).toEqual([2, 0])
  })

  test('trade: pages speak as any shop does, or as a bookshop', async () => {
    const titles = async (trade: string) =>
      (await page('Newsletter', { reply: null, sent: false }, { trade })).querySelector('h1')?.textContent
    expect(await titles('none')).toBe('Suscripción')
    expect(await titles('bookshop')).toBe('Ficha de lector')
  })

  test.each([
    ['Narrativa, Poesía, Ensayo, Infancias, Cocina', 'bookshop'],
    ['Fiction, Poetry, Tea', 'bookshop'],
    ['Livros, Brinquedos', 'bookshop'],
    ['Romans, Essais, Thés', 'bookshop'],
    ['Electronics, Home & Garden, Books', 'none'],
  ])('trade: left to the categories, it is, of %s, %s', (names, trade) => {
    const categories = names.split(', ').map((name, at) => ({ id: at, name, position: 0, image: null, count: null }))
    expect(template.settings.fit?.(template.settings.read(null), categories)).toMatchObject({ trade })
  })

  test.each(['own', 'system', 'faustina'])('fuente %s', async (font) => {
    const home = await page('Home', screens.Home.full, { font })
    expect(home.querySelector('.page')?.getAttribute('data-font')).toBe(font)
  })

  test.each([1, 2, 3])('estilo_categorias %i: lines, spines, cards', async (style) => {
    const nav = (await page('Home', screens.Home.full, { estilo_categorias: style })).querySelector('.categories')
    expect(nav?.querySelectorAll('a').length).toBe(fixtures.shop.categories.length)
    expect(nav?.querySelectorAll('.shelf-board').length).toBe(style === 2 ? 1 : 0)
    expect(nav?.getAttribute('data-style')).toBe(String(style))
  })

  test.each([
    [1, '.spine'],
    [2, '.covers .book-card'],
    [3, '.file-card'],
  ])('estilo_productos %i: %s', async (style, selector) => {
    const catalog = await page('Catalog', screens.Catalog.full, { estilo_productos: style })
    expect(catalog.querySelectorAll(selector).length).toBe(listed.length)
  })

  test('logo_cuadrado: a square logo in place of the name', async () => {
    const shop = { ...fixtures.shop, logo: { src: '/media/logo.png', alt: null } }
    const brand = async (square: number) =>
      (await page('Home', screens.Home.full, { logo_cuadrado: square }, shop)).querySelector('.brand')
    expect((await brand(1))?.querySelector('img')?.getAttribute('src')).toContain('logo.png')
    expect((await brand(0))?.textContent).toBe(shop.shop.name)
  })

  test('mensaje_principal is the headline, italic after its first comma; descripcion is in the footer', async () => {
    const home = await page('Home', screens.Home.full, {
      mensaje_principal: 'Recién llegados, todavía con olor a tinta',
      descripcion: 'Librería de barrio.',
    })
    expect(home.querySelector('h1')?.textContent).toBe('Recién llegados, todavía con olor a tinta')
    expect(home.querySelector('h1 em')?.textContent).toBe('todavía con olor a tinta')
    expect(home.querySelector('.colophon')?.textContent).toContain('Librería de barrio.')
  })

  test('banners have their picture at one side and their text at the other', async () => {
    const banners = [
      {
        imagen: '/media/luz.jpg',
        imagenMovil: '/media/luz-m.jpg',
        titulo: 'Luz',
        texto: 'De día',
        boton: 'Ver',
        enlace: '/blog',
        foco: '20% 80%',
      },
      { titulo: 'Solo palabras' },
    ]
    const [first, second] = (await page('Home', screens.Home.full, { banners })).querySelectorAll<HTMLElement>('.plate')
    expect(first?.querySelector('h2')?.textContent).toBe('Luz')
    expect(first?.querySelector('p')?.textContent).toBe('De día')
    expect(first?.querySelector('a')?.getAttribute('href')).toBe('/blog')
    expect(first?.querySelector('a')?.textContent).toBe('Ver')
    expect(first?.querySelector('img')?.getAttribute('src')).toContain('luz.jpg')
    expect(first?.querySelector('img')?.style.objectPosition).toBe('20% 80%')
    expect(first?.querySelector('source')?.getAttribute('srcset')).toContain('luz-m.jpg')
    expect(second?.textContent).toBe('Solo palabras')
  })
})

describe('a cover made from the title', () => {
  const bare = listed.map((product) => ({ ...product, images: [] }))
  const covers = { ...screens.Catalog.full, page: { ...screens.Catalog.full.page, products: bare } }

  test('has the words of the title, and one of twelve drawings', async () => {
    const catalog = await page('Catalog', covers, { estilo_productos: 2 })
    const made = [...catalog.querySelectorAll('.type-cover')]
    expect(made.map((cover) => cover.querySelector('.type-title')?.textContent?.trim())).toEqual(
      bare.map(({ name }) => name),
    )
    expect(catalog.querySelector('img')).toBeNull()
    for (const cover of made) expect(Number(cover.getAttribute('data-layout'))).toBeLessThanOrEqual(12)
  })

  test('has the same cloth on the shelf, in the grid and on a card', async () => {
    const [name] = bare.map((product) => product.name)
    const clothOf = async (style: number, selector: string) => {
      const catalog = await page('Catalog', covers, { estilo_productos: style })
      const book = [...catalog.querySelectorAll<HTMLElement>(selector)].find((each) =>
        each.textContent?.includes(name ?? ''),
      )
      return book?.style.getPropertyValue('--cloth')
    }
    const cloth = await clothOf(1, '.spine')
    expect(cloth).toMatch(/^#/)
    expect([await clothOf(2, '.book'), await clothOf(3, '.file-card')]).toEqual([cloth, cloth])
  })
})

describe('the product list', () => {
  test.each([
    ['shelf', '.spine'],
    ['covers', '.book-card'],
    ['list', '.book-row'],
  ] as const)('seen as %s by its address, whatever the merchant likes', async (view, selector) => {
    const query = { ...screens.Catalog.full.query, view }
    const catalog = await page('Catalog', { ...screens.Catalog.full, query }, { estilo_productos: 3 })
    expect(catalog.querySelectorAll(selector)).toHaveLength(listed.length)
    expect(catalog.querySelector('.views [aria-current]')?.getAttribute('href')).toContain(`view=${view}`)
  })

  test('a letter links to its first book, accents ignored, and letters without a book have no link', async () => {
    const [one, two] = listed
    if (!one || !two) throw new Error('there are no products')
    const products = [
      { ...one, id: 1, name: 'Álamo' },
      { ...one, id: 2, name: 'Araucaria' },
      { ...two, id: 3, name: 'Ñandubay' },
      { ...two, id: 4, name: '24 horas' },
    ]
    const { full } = screens.Catalog
    const catalog = await page('Catalog', {
      page: { ...full.page, products },
      query: { ...full.query, sort: 'nameAsc', view: 'list' },
    })
    const hrefs = [...catalog.querySelectorAll('.alphabet.here a')].map((link) => link.getAttribute('href'))
    expect(hrefs).toHaveLength(2)
    const [first, second] = hrefs.map((href) => catalog.querySelector(href ?? '')?.querySelector('h3')?.textContent)
    expect([first?.startsWith('Álamo'), second?.startsWith('Ñandubay')]).toEqual([true, true])
  })
})

test('the first page of a book is shown apart from its description', async () => {
  const begins = 'El primer barco del día no lo vio nadie, y mi padre lo anotó igual.'
  const description = `<p>Autor: Irma Solano</p><p>Novela de aguas bajas.</p><p>«${begins}»</p>`
  const view = { ...screens.Product.plain, description: description as typeof screens.Product.plain.description }
  const product = await page('Product', view)
  expect(product.querySelector('.leaf blockquote')?.textContent).toBe(begins)
  expect(product.querySelector('.story .prose')?.textContent).toBe('Novela de aguas bajas.')
  const plain = await page('Product', {
    ...view,
    description: view.description && (`<p>Un «río» corto.</p>` as typeof view.description),
  })
  expect(plain.querySelector('.leaf')).toBeNull()
})

test('a sold out book has a link to ask by chat', async () => {
  const catalog = await page('Catalog', screens.Catalog.full, { estilo_productos: 2 })
  const out = catalog.querySelector('.book-card[data-availability="soldOut"] .missing')
  expect(out?.textContent).toMatch(/^Agotado — lo buscamos/)
  expect(out?.querySelector('a')?.getAttribute('href')).toContain('wa.me')
})

test('one book of a shelf is open, and without JavaScript its details are below the shelf', async () => {
  const home = await page('Home', screens.Home.full)
  const [shelf] = home.querySelectorAll('.shelf')
  expect(shelf?.querySelectorAll('[data-open]')).toHaveLength(1)
  expect(shelf?.querySelector('.talker-name')?.textContent).toBe(
    shelf?.querySelector('[data-open] .spine-title')?.textContent,
  )
})

import { SORTS } from '@store/core'
import { describe, expect, test } from 'vitest'
import { fixtures } from '../fixtures/index.ts'
import { buyableItems } from './buying.ts'
import { couponProblems } from './coupon.ts'
import { differences } from './dictionaries.ts'
import { hardCodedWords } from './hard-coded.ts'
import { footerProblems, headerProblems, listProblems, withoutQuickView } from './menus.ts'
import { colorsOfPage } from './own-colors.ts'
import { pageProblems, placeOf } from './page.ts'

const page = (main: string) =>
  `<a href="#main">Saltar</a><header><nav aria-label="a"></nav></header><main id="main">${main}</main><footer></footer>`

describe('problems of a page', () => {
  test('a good page has no problems', () => {
    expect(pageProblems(page('<h1>Hola</h1><button>Sí</button>'))).toEqual([])
  })

  test.each([
    ['no heading', page(''), 'h1'],
    ['two headings', page('<h1>a</h1><h1>b</h1>'), '2 h1'],
    ['an empty heading', page('<h1> </h1>'), 'empty'],
    ['a level of headings skipped', page('<h1>a</h1><h3>b</h3>'), 'h3 after an h1'],
    [
      'an option value with a word twice',
      page('<h1>a</h1><div data-option-picker><label>Rojo <small>Agotado</small>, Agotado</label></div>'),
      'twice in an option value: Agotado',
    ],
    ['no main', page('<h1>a</h1>').replaceAll('main', 'div'), 'main'],
    ['no banner', page('<h1>a</h1>').replace('<header>', '<div>'), 'banner'],
    [
      'a footer only inside main',
      page('<h1>a</h1><footer></footer>').replace('</main><footer></footer>', '</main>'),
      'footer',
    ],
    ['no skip link', page('<h1>a</h1>').replace('#main', '#other'), 'skip'],
    ['two navs, one without a name', page('<h1>a</h1><nav></nav>'), 'nav'],
    ['the same id twice', page('<h1 id="x">a</h1><p id="x"></p>'), 'twice'],
    ['a button without a name', page('<h1>a</h1><button><svg></svg></button>'), 'name'],
    ['a field without a label', page('<h1>a</h1><input name="q">'), 'label'],
    ['an image without alt', page('<h1>a</h1><img src="/a.jpg">'), 'alt'],
    ['an arrow as text', page('<h1>a</h1><a href="/x">más →</a>'), 'arrow'],
    ['undefined', page('<h1>a</h1><p>undefined</p>'), 'undefined'],
  ])('%s', (_, html, word) => {
    expect(pageProblems(html).join('\n')).toContain(word)
  })
})

describe('links and forms around a page', () => {
  const textOf = (key: string) => key
  const { shop } = fixtures
  const link = (href: string, name: string) => `<a href="${href}">${name}</a>`
  const everywhere = [
    link('/', 'nav.home'),
    link('/productos', 'Todo'),
    ...shop.categories.map(({ name }) => link('/productos?category=x', name)),
    link('/cart', 'nav.cart'),
    link('/contacto', 'nav.contact'),
    link('/blog', 'Diario'),
    link('/wa/ejemplo', 'nav.chatStore'),
    '<button aria-label="nav.openMenu"></button><form><input name="q" placeholder="search.prompt"></form>',
  ]
  const header = (parts: readonly string[]) =>
    headerProblems(placeOf(`<header>${parts.join('')}</header>`), shop, textOf)

  test('a complete header has no flaws; each missing part is one, also if the part is elsewhere on the page', () => {
    expect(header(everywhere)).toEqual([])
    for (const part of everywhere.slice(0, -1)) {
      const less = everywhere.filter((each) => each !== part)
      expect(header(less), part).toHaveLength(1)
      expect(header([...less, `<main>${part}</main>`]), part).toHaveLength(1)
    }
    expect(header(everywhere.slice(0, -1))).toHaveLength(2)
  })

  const footer = [
    link('/', 'Inicio'),
    link('/cart', 'Bolsa'),
    link('/contacto', 'Contacto'),
    link('/micompra', 'Mi compra'),
    ...shop.policyKinds.map((kind) => link(`/politicas/${kind}`, `policy.${kind}`)),
    link('/termsandconditions', 'footer.privacyTerms'),
    ...Object.values(shop.shop.socials).map((address) => link(address, 'Red')),
    '<h2>footer.followUs</h2>',
    '<form data-newsletter=""><input type="email"><input type="checkbox"></form>',
  ]
  const foot = (parts: readonly string[]) => footerProblems(`<footer>${parts.join('')}</footer>`, shop, textOf)

  test('a complete footer has no flaws; each missing part is one', () => {
    expect(foot(footer)).toEqual([])
    for (const part of footer) expect(foot(footer.filter((each) => each !== part)), part).toHaveLength(1)
    expect(footerProblems('<main></main>', shop, textOf)).toEqual(['has no footer'])
  })

  test('a list with all filters and orders has no flaws; each missing one is one (L8)', () => {
    const [shown, ...others] = shop.categories
    const list = [
      ...others.map(({ name }) => link(`/productos?category=${encodeURIComponent(name)}`, name)),
      ...shop.subcategories.map(({ id }) => link(`/productos?subcategory=${id}`, 'Parte')),
      ...['promotion', 'free', 'featured'].map((name) => `<input type="checkbox" name="${name}" value="1">`),
      link('/productos?variants=1', 'Con opciones'),
      ...['min', 'max'].map((name) => `<input name="${name}">`),
      ...SORTS.slice(1).map((sort) => `<select name="sort"><option value="${sort}"></option></select>`),
    ]
    const flaws = (parts: readonly string[]) =>
      listProblems(placeOf(`<form>${parts.join('')}</form>`), shop, shown?.name ?? '')
    expect(flaws(list)).toEqual([])
    for (const part of list) expect(flaws(list.filter((each) => each !== part)), part).toHaveLength(1)
    // A hidden field only keeps a filter: it does not let a shopper set it.
    expect(flaws([...list.slice(0, -1), '<input type="hidden" name="sort" value="withVariants">'])).toHaveLength(1)
  })

  test('products without a quick view are named', () => {
    const html = '<a href="/productos/a" data-quick-view="">Ver</a><a href="/productos/b">B</a>'
    expect(withoutQuickView(html, [{ slug: 'a' }, { slug: 'b' }])).toEqual(['/productos/b'])
  })
})

describe('colours of the page in a style sheet', () => {
  test.each([
    ['at the root', '[data-template="5"] { --bg: #fff; }', ['--bg: #fff']],
    ['last, without its semicolon', ':root{--on-sale:#000}', ['--on-sale:#000']],
    ['in a scheme', '[data-template] { @media (prefers-color-scheme: dark) { --text: #eee; } }', ['--text: #eee']],
    ['of a part', '[data-template] { .page[data-spot="acid"] { --accent: #d7f000; } }', []],
    ['of the template’s own', '[data-template] { --plate: #eee; color: var(--bg); /* --bg: #fff; */ }', []],
  ])('%s', (_, css, found) => {
    expect(colorsOfPage(css)).toEqual(found)
  })
})

describe('coupons at a checkout', () => {
  const { ready, withCoupon, couponRefused, empty } = fixtures.screens.Checkout
  const form = (inside: string) => `<form data-checkout="">${inside}</form>`
  const field = (more = '') => `<input name="coupon" ${more}><p id="e">No</p>`
  const button = (step: string) => `<button name="step" value="${step}">x</button>`
  test.each([
    ['a field and its button', ready, form(field() + button('coupon')), ''],
    ['none', ready, form(''), '0 fields'],
    ['no form', ready, '', 'no form'],
    ['nothing to buy', empty, '', ''],
    ['no button', ready, form(field()), 'no button'],
    ['only the other button', withCoupon, form(field('value="HOLA10"') + button('coupon')), 'no button'],
    ['applied', withCoupon, form(`${field('type="hidden" value="HOLA10"')}${button('withoutCoupon')} money`), ''],
    ['applied, but not submitted again', withCoupon, form(`${field()}${button('withoutCoupon')} money`), 'forgets'],
    [
      'applied, but its discount is not shown',
      withCoupon,
      form(field('value="HOLA10"') + button('withoutCoupon')),
      'takes off',
    ],
    ['refused without a reason', couponRefused, form(field() + button('coupon')), 'why it is refused'],
    ['refused', couponRefused, form(field('aria-invalid="true" aria-describedby="e"') + button('coupon')), ''],
    [
      'refused, but the reason is hidden',
      couponRefused,
      form(`<details>${field('aria-invalid="true" aria-describedby="e"')}</details>${button('coupon')}`),
      'hides',
    ],
  ])('%s', (_, view, html, flaw) => {
    const flaws = couponProblems(html, view, () => 'money').join('\n')
    if (flaw === '') expect(flaws).toBe('')
    else expect(flaws).toContain(flaw)
  })
})

describe('hard-coded words', () => {
  const found = (html: string) => hardCodedWords(html, { name: 'Florero de barro', city: 'Pereira' })

  test('are found in texts and labels; words of the dictionary and the merchant are not', () => {
    expect(found('<p>⟦cart.title⟧ Florero de barro, Pereira 12 $ ⟦a {b}⟧ WhatsApp IV</p>')).toEqual([])
    expect(found('<p>Comprar</p><a aria-label="Cerrar"></a><input placeholder="Buscar"><img alt="Foto">')).toEqual([
      'Comprar',
      'Cerrar',
      'Buscar',
      'Foto',
    ])
  })
})

describe('dictionaries that differ', () => {
  test.each([
    ['a key is missing', {}, 'has no “a”'],
    ['there is an additional key', { a: 'x {n}', b: 'y' }, 'Spanish has not'],
    ['plural forms are missing', { a: { one: 'x {n}', other: 'x {n}' } }, 'plural'],
    ['a value is missing', { a: 'x' }, 'other {values}'],
    ['a sentence is empty', { a: ' ' }, 'empty'],
  ])('%s', (_, words, sentence) => {
    expect(differences('en', { a: 'x {n}' }, words).join()).toContain(sentence)
  })
})

describe('a product page without JavaScript', () => {
  const { plain, variants, soldOut } = fixtures.products
  const form = (fields: string, action = '/checkout') =>
    `<main><b data-money>$1</b><form action="${action}"><input type="hidden" name="product" value="101">${fields}<button>x</button></form></main>`

  test('that sells has no problems', () => {
    expect(buyableItems(form('<input name="quantity" value="2">'), plain)).toEqual([])
  })

  test.each([
    ['without a price', form('').replace('data-money', ''), plain, 'no price'],
    ['whose form has another action', form('', '/cart'), plain, 'no form'],
    ['whose button is disabled', form('').replace('<button>', '<button disabled>'), plain, 'no form'],
    ['without options', form('').replace('101', '102'), variants, 'groups of choices'],
    ['with a quantity of 0', form('<input name="quantity" value="0">'), plain, 'asks for'],
    ['that sells a product that is sold out', form('').replace('101', '105'), soldOut, 'cannot be bought'],
  ])('%s', (_, html, product, sentence) => {
    expect(buyableItems(html, product).join()).toContain(sentence)
  })
})

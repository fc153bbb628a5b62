import { fixtures } from '@store/template-kit/fixtures'
import { expect, test } from 'vitest'
import { structuredData } from '#app/discovery/structured-data.ts'
import type { RootData } from '#app/page/root-data.ts'
import { meta } from '#app/routes/product.tsx'
import { loadAssets } from '#app/templates/template-assets.ts'

const { shop, products } = fixtures
const { plain: simple, variants } = products
const EAN = '7702004003508'
const root: RootData = {
  view: { ...shop, mount: '' },
  template: 5,
  stylesheet: '',
  icon: '',
  manifest: null,
  address: 'https://ejemplo.feria.shop',
  preview: null,
  quiet: false,
  draft: null,
  zone: 'shop',
  thirdParties: null,
  ownership: [],
}

async function tagsOf(product: typeof simple) {
  await loadAssets(5, shop.shop.language, 'Product')
  const matches = [{ id: 'root', data: root }, { id: 'own/product' }]
  const tags = meta({ data: { product }, matches } as never) as unknown as readonly Record<string, string>[]
  const content = (key: 'name' | 'property', value: string) => tags.find((tag) => tag[key] === value)?.content
  return {
    title: tags.find(({ title }) => title !== undefined)?.title,
    description: content('name', 'description'),
    shared: [content('property', 'og:title'), content('property', 'og:description')],
  }
}

test('a product’s page has the title and the description that its merchant wrote for search engines', async () => {
  const written = { seoTitle: 'Gorros de lana tejidos a mano', seoDescription: 'De lana de oveja, en ocho colores.' }
  expect(await tagsOf({ ...simple, ...written })).toEqual({
    title: written.seoTitle,
    description: written.seoDescription,
    shared: [written.seoTitle, written.seoDescription],
  })
  const { name } = simple
  expect(await tagsOf({ ...simple, summary: 'Abriga.' })).toEqual({
    title: `${name} · ${shop.shop.name}`,
    description: 'Abriga.',
    shared: [name, 'Abriga.'],
  })
})

test('structured data names the worldwide number of a product and of each variant, and no code of the shop’s own', async () => {
  await loadAssets(5, shop.shop.language, 'Product')
  const dataOf = (product: typeof simple) => structuredData(root, 'Product', { product })
  expect(dataOf({ ...simple, barcode: EAN })).toContain(`"gtin":"${EAN}"`)
  expect(dataOf({ ...simple, barcode: 'CAM-1' })).not.toContain('gtin')
  const coded = variants.variants.map((variant) => ({ ...variant, enabled: true, units: 3, barcode: EAN }))
  expect(dataOf({ ...variants, variants: coded }).split(`"gtin":"${EAN}"`)).toHaveLength(coded.length + 1)
})

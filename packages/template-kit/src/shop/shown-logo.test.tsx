import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { completeBrowser } from '../conformance/screen-render.tsx'
import { fixturesFor } from '../fixtures/index.ts'
import { imageUrl } from '../product/image.ts'
import { ShopProvider, useShop } from '../shop-context.tsx'
import { loadWords } from '../words.ts'

const words = await loadWords('en', [])
const { shop, carts } = fixturesFor('en')
const logo = { src: '/media/1/logo.png', alt: null }

beforeAll(completeBrowser)
afterEach(cleanup)

function Brand() {
  const { shop, logo } = useShop()
  return logo ? <img src={imageUrl(logo.src, 96)} alt="mark" /> : <p>{shop.name}</p>
}

test('a logo that fails to load is removed; another photo that fails to load changes nothing', () => {
  render(
    <ShopProvider view={{ ...shop, logo }} words={words} host={{ askCart: async () => carts.full.answer }}>
      <Brand />
      <img src="/media/1/other.png" alt="other" />
    </ShopProvider>,
  )
  fireEvent.error(screen.getByAltText('other'))
  expect(screen.getByAltText('mark')).toBeTruthy()
  fireEvent.error(screen.getByAltText('mark'))
  expect(screen.queryByAltText('mark')).toBeNull()
  expect(screen.getByText(shop.shop.name)).toBeTruthy()
})

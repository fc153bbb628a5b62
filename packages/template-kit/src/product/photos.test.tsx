import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { completeBrowser } from '../conformance/screen-render.tsx'
import { fixturesFor } from '../fixtures/index.ts'
import { ShopProvider } from '../shop-context.tsx'
import { loadWords } from '../words.ts'
import { usePhotos } from './photos.ts'
import { ZoomDialog } from './zoom-dialog.tsx'

const words = await loadWords('en', [])
const { shop, carts, products } = fixturesFor('en')
const product = products.plain
const [first, second, third] = product.images
const CLASSES = { dialog: 'dialog', page: 'page', photo: 'photo', tools: 'tools', button: 'button' }
const SIZING = { sizes: [1, 2], smaller: 'Smaller', larger: 'Larger', original: true }

beforeAll(completeBrowser)
afterEach(cleanup)

function Gallery({ of, sizing }: { readonly of: typeof product; readonly sizing: typeof SIZING | null }) {
  const photos = usePhotos(of)
  return (
    <section aria-label={photos.label}>
      {of.images.map((image, index) => (
        <a key={image.src} {...photos.link(index)}>
          <img src={image.src} alt="" />
        </a>
      ))}
      {photos.wasOpen && (
        <ZoomDialog product={of} at={photos.at} onMove={photos.setAt} classes={CLASSES} sizing={sizing ?? undefined} />
      )}
    </section>
  )
}

function show(of = product, sizing: typeof SIZING | null = SIZING) {
  render(
    <ShopProvider view={shop} words={words} host={{ askCart: async () => carts.full.answer }}>
      <Gallery of={of} sizing={sizing} />
    </ShopProvider>,
  )
}
const large = () => document.querySelector<HTMLImageElement>('dialog img')
const press = (key: string) => fireEvent.keyDown(screen.getByRole('dialog'), { key })

test('a photo is a link to its file; a click opens it large, a click for a new tab does not', () => {
  show()
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(product.images.map(({ src }) => src))
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    expect.stringContaining(first?.alt ?? '?'),
    expect.stringContaining('2'),
    expect.stringContaining('3'),
  ])
  fireEvent.click(links[1] as HTMLElement, { ctrlKey: true })
  expect(large(), 'in a tab of its own').toBeNull()
  fireEvent.click(links[1] as HTMLElement)
  expect(large()?.src).toBe(second?.src)
})

test('arrow keys go through the photos and wrap around, + and − change the size; a zoomed photo is scrolled by arrow keys', () => {
  show()
  fireEvent.click(screen.getAllByRole('link')[0] as HTMLElement)
  press('ArrowLeft')
  expect(large()?.src).toBe(third?.src)
  press('ArrowRight')
  press('ArrowRight')
  expect(large()?.src).toBe(second?.src)
  press('+')
  expect(large()?.style.width).toBe('200%')
  expect((screen.getByRole('button', { name: 'Larger' }) as HTMLButtonElement).disabled).toBe(true)
  press('ArrowRight')
  expect(large()?.src, 'it scrolls').toBe(second?.src)
  press('-')
  expect(large()?.style.width).toBe('100%')
})

test('another photo starts at the smallest size, and closing closes the dialog', () => {
  show()
  fireEvent.click(screen.getAllByRole('link')[0] as HTMLElement)
  fireEvent.click(screen.getByRole('button', { name: 'Larger' }))
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(large()?.src).toBe(second?.src)
  expect(large()?.style.width).toBe('100%')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(large()).toBeNull()
})

test('a single photo has no buttons to others', () => {
  show({ ...product, images: product.images.slice(0, 1) })
  fireEvent.click(screen.getAllByRole('link')[0] as HTMLElement)
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
  press('ArrowRight')
  expect(large()?.src).toBe(first?.src)
})

test('without sizes there are no zoom buttons, and the photo is loaded at the screen’s size', () => {
  const src = '/media/aged/lamp.webp'
  show({ ...product, images: [{ src, alt: null }] }, null)
  fireEvent.click(screen.getByRole('link'))
  expect(large()?.getAttribute('src')).toBe('/media/w_1920/aged/lamp.webp')
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Close'])
})

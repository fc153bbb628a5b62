import { cleanup, fireEvent, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { imageSet, imageUrl } from './image.ts'
import { fitOf } from './photo-rescue.ts'
import { ProductMedia } from './product-media.tsx'

afterEach(cleanup)
const photo = { src: '/media/7/florero.jpg', alt: null }
const media = (change: Partial<Parameters<typeof ProductMedia>[0]> = {}) => (
  <ProductMedia image={photo} alt="Florero" sizes="50vw" ratio={0.8} fallback={<b>Florero</b>} {...change} />
)

describe('addresses of images', () => {
  test('our images have ten widths; SVG files and images of other servers are not changed', () => {
    expect(imageUrl('/media/7/a.jpg', 480)).toBe('/media/w_480/7/a.jpg')
    expect(imageSet('/media/7/a.jpg', 320)).toBe(
      '/media/w_96/7/a.jpg 96w, /media/w_160/7/a.jpg 160w, /media/w_240/7/a.jpg 240w, /media/w_320/7/a.jpg 320w',
    )
    expect(imageSet('/media/7/a.jpg')?.split(', ')).toHaveLength(10)
    for (const src of ['/media/7/a.svg', 'https://example.com/a.jpg', '/a.jpg', 'data:image/svg+xml,<svg/>']) {
      expect(imageUrl(src, 480)).toBe(src)
      expect(imageSet(src)).toBeUndefined()
    }
  })
})

describe('a product’s photo', () => {
  test('is a lazy image in the HTML; the page’s main photo is not lazy', () => {
    const html = renderToString(media())
    expect(html).toMatch(/<img [^>]*src="\/media\/w_480\/7\/florero.jpg"/)
    expect(html).toContain('loading="lazy"')
    expect(html).toContain('alt="Florero"')
    expect(renderToString(media({ priority: true }))).toMatch(
      /loading="eager".*fetchpriority="high"|fetchpriority="high".*loading="eager"/,
    )
  })

  test('is requested twice, the second time without resizing; then the fallback is shown', () => {
    const { container } = render(media())
    fireEvent.error(container.querySelector('img') as Element)
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/media/7/florero.jpg')
    expect(container.querySelector('img')?.hasAttribute('srcset')).toBe(false)
    fireEvent.error(container.querySelector('img') as Element)
    expect(container.querySelector('img')).toBe(null)
    expect(container.querySelector('b')?.textContent).toBe('Florero')
    expect(container.querySelector('[data-media]')?.getAttribute('data-media')).toBe('missing')
  })

  test('without a photo the fallback is shown at once; another photo starts loading again', () => {
    const { container, rerender } = render(media({ image: null }))
    expect(container.querySelector('[data-media=missing] b')).toBeTruthy()
    rerender(media())
    expect(container.querySelector('[data-media=loading] img')).toBeTruthy()
    fireEvent.load(container.querySelector('img') as Element)
    expect(container.querySelector('[data-media=loaded] img')).toBeTruthy()
  })

  test.each([
    [0.8, 'cover'],
    [1, 'cover'],
    [0.62, 'cover'],
    [1.5, 'contain'],
    [0.5, 'contain'],
  ])('a ratio of %d in a slot of 0.8 is %s', (ratio, fit) => {
    expect(fitOf(ratio, 0.8)).toBe(fit)
  })
})

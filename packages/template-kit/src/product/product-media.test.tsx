import type { PictureFacts } from '@store/core'
import { cleanup, fireEvent, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { imageSet, imageUrl, sizesTimes } from './image.ts'
import { fitOf } from './measured-photo.ts'
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

  test('of a cropped image a larger part of its width is asked for; media conditions stay', () => {
    expect(sizesTimes('(min-width: 64rem) 22vw, (min-width: 48rem) 14.5rem, 96px', 2)).toBe(
      '(min-width: 64rem) 44vw, (min-width: 48rem) 29rem, 192px',
    )
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
    [0.8, 'scene', 'cover'],
    [1.5, 'scene', 'cover'],
    [0.5, 'scene', 'cover'],
    [2.5, 'scene', 'contain'],
    [0.8, 'white', 'cover'],
    [1, 'white', 'contain'],
  ] as const)('without facts, a ratio of %d in a slot of 0.8 on %s is %s', (ratio, ground, fit) => {
    expect(fitOf(ratio, 0.8, ground)).toBe(fit)
  })

  test('with facts the HTML says how it is shown, and asks for a file as wide as the photo is drawn', () => {
    const facts: PictureFacts = {
      width: 1000,
      height: 500,
      ground: null,
      lightness: 50,
      contrast: 20,
      subject: [60, 10, 90, 90],
      focus: [70, 50],
    }
    const html = renderToString(media({ image: { ...photo, facts }, largest: 320 }))
    expect(html).toContain('data-fit="cover" data-ground="scene"')
    expect(html).toContain('style="object-position:83% 50%"')
    expect(html).toContain('sizes="125vw"')
    // 320 px of the slot are 800 px of the photo.
    expect(html).toContain('/media/w_800/7/florero.jpg 800w"')
    const plain = renderToString(
      media({ image: { ...photo, facts: { ...facts, ground: '#e0d0c0', subject: [5, 5, 95, 95] } } }),
    )
    expect(plain).toContain('style="--photo-ground:#e0d0c0"')
    expect(plain).toMatch(/data-fit="contain".*\/media\/w_1080\/7\/florero.jpg 1000w"/)
  })
})

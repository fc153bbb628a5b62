import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { manage } from './manage.ts'
import { at, DRAWN_TEMPLATES, expect, openShop, test, waitForHydration, wideBut } from './shops.ts'

// In one worker, because the tests share a shop.
test.describe.configure({ mode: 'default' })

type Drawn = { readonly width: number; readonly height: number; readonly ground: string; readonly subject: string }

/** A photo by its statistics: a block as the subject, right of the middle, on a ground with or without grain. */
async function photo({ width, height, ground, subject }: Drawn, { grain = false, clear = false } = {}) {
  const background = clear ? { r: 0, g: 0, b: 0, alpha: 0 } : ground
  const [wide, high] = [Math.round(width / 4), Math.round(height / 3)]
  const block = { create: { width: wide, height: high, channels: 4 as const, background: subject } }
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const picture = grain
    ? sharp({ create: { width, height, channels: 3, background, noise } })
    : sharp({ create: { width, height, channels: 4, background } })
  const placed = picture.composite([{ input: block, left: Math.round(width * 0.55), top: Math.round(height * 0.3) }])
  return new Uint8Array(await (clear || width < 300 ? placed.png() : placed.flatten().jpeg({ quality: 90 })).toBuffer())
}

const PHOTOS = {
  'Portrait scene': () => photo({ width: 900, height: 1500, ground: '#808080', subject: '#c02020' }, { grain: true }),
  'Landscape scene': () => photo({ width: 1800, height: 900, ground: '#808080', subject: '#c02020' }, { grain: true }),
  'Tiny one': () => photo({ width: 160, height: 120, ground: '#e0d8c8', subject: '#204080' }),
  'Dark one': () => photo({ width: 1500, height: 1000, ground: '#0c0e10', subject: '#605040' }),
  'On white': () => photo({ width: 1200, height: 1600, ground: '#ffffff', subject: '#204020' }),
  'Wide on beige': () => photo({ width: 1600, height: 400, ground: '#e8dcc8', subject: '#802020' }),
  'Cut out': () => photo({ width: 1000, height: 1000, ground: '', subject: '#206060' }, { clear: true }),
}

let shop: Promise<string> | null = null
/** A shop with a product for each photo. */
const sharedShop = (): Promise<string> => {
  shop ??= (async () => {
    const { id, subdomain } = await openShop()
    const params = { shopId: id }
    const { items } = await manage().listProducts({ params })
    for (const product of items) {
      const { revision } = await manage().getProduct({ params: { ...params, id: product.id } })
      await manage().deleteProduct({ params: { ...params, id: product.id }, revision })
    }
    for (const [name, draw] of Object.entries(PHOTOS)) {
      const { src } = await manage().uploadPicture({ params, file: await draw() })
      const images = [{ src, alt: null }]
      await manage().createProduct({ params, body: { name, price: 10_00, units: 9, images, category: 'Things' } })
    }
    return subdomain
  })()
  return shop
}

/** Loads lazy photos too, and waits until all are there. */
async function loadPhotos(page: Page) {
  await page.locator('main [data-media] > img').evaluateAll((photos: HTMLImageElement[]) => {
    for (const photo of photos) photo.loading = 'eager'
  })
  await expect(page.locator('main [data-media="loading"]:visible')).toHaveCount(0)
}

/**
 * Faults of a page's photos: one that is enlarged over 1.1 times although its file is wider, and one with facts that is
 * shown whole on another colour than its own.
 */
const wrongPhotos = (page: Page) =>
  page.evaluate(async () => {
    const wrong: string[] = []
    for (const img of document.querySelectorAll<HTMLImageElement>('main [data-media="loaded"] > img')) {
      const frame = img.parentElement as HTMLElement
      if (img.offsetWidth < 2) continue
      const what = `${frame.className}: ${img.alt || img.currentSrc}`
      // `naturalWidth` of an element with `srcset` is divided by the pixel density.
      const file = new Image()
      file.src = img.currentSrc
      await file.decode()
      const style = getComputedStyle(img)
      const [width, height] = [
        img.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight),
        img.clientHeight - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom),
      ]
      const sides = [width / file.naturalWidth, height / file.naturalHeight]
      const whole = Math.min(...sides)
      const fits = { cover: Math.max(...sides), 'scale-down': Math.min(1, whole) }
      const scale = new Map(Object.entries(fits)).get(style.objectFit) ?? whole
      const isWidest = file.naturalWidth < Number(/\/w_(\d+)\//.exec(img.currentSrc)?.[1] ?? 0)
      const isSmall = 'small' in frame.dataset
      if (scale > 1.1 && (isSmall || !isWidest)) wrong.push(`${what}: enlarged ${scale.toFixed(2)} times`)
      const { fit, ground } = frame.dataset
      if (fit === undefined || ground === undefined) wrong.push(`${what}: nothing is known of it`)
      if (fit === 'contain' && ground === 'scene') wrong.push(`${what}: a scene with bars`)
      if (fit === 'cover' && ground === 'scene' && !isSmall && style.objectFit !== 'cover')
        wrong.push(`${what}: ${style.objectFit} in place of cover`)
      const own = frame.style.getPropertyValue('--photo-ground')
      if (fit === 'contain' && own && !isSmall) {
        const probe = document.createElement('i')
        probe.style.color = own
        const color = document.body.appendChild(probe) && getComputedStyle(probe).color
        probe.remove()
        const grounds = [img, frame].map((each) => getComputedStyle(each).backgroundColor)
        if (!grounds.includes(color)) wrong.push(`${what}: bars of ${grounds.join(' and ')} beside ${color}`)
      }
    }
    return wrong
  })

for (const template of DRAWN_TEMPLATES)
  test(`photos fill their slots and are not enlarged in template ${template}`, { tag: wideBut(5, template) }, async ({
    page,
  }) => {
    const shop = await sharedShop()
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(at(shop, `/template${template}/productos`))
      await waitForHydration(page)
      await loadPhotos(page)
      expect(await wrongPhotos(page), `list, ${width} px`).toEqual([])
      const product = /\/productos\/landscape-scene-\d+/.exec(await page.content())?.[0] ?? ''
      await page.goto(at(shop, `/template${template}${product}`))
      await waitForHydration(page)
      await loadPhotos(page)
      expect(await wrongPhotos(page), `product, ${width} px`).toEqual([])
    }
  })

test('how a photo is shown is in the HTML, and nothing is measured in the browser', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (asked) => scripts.push(asked.url()))
  const answer = await page.goto(at(await sharedShop(), '/productos'))
  expect(await answer?.text()).toMatch(/data-fit="contain" data-ground="light"[^>]*--photo-ground:#e/)
  await waitForHydration(page)
  await loadPhotos(page)
  expect(scripts.filter((url) => url.includes('measured-photo'))).toEqual([])
})

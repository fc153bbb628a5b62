import type { Product } from '@store/core'
import { imageSet, imageUrl, Link, Price, usePaths, useSettings, useShop } from '@store/template-kit'
import type { Banner } from '@store/template-kit/settings'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { Picture } from './picture.tsx'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

const SIZES = '(min-width: 64rem) 46vw, 88vw'
/** A word that is longer than this is set in several lines, each about so long. */
const LINE = 11

/**
 * A slab in the accent: a leaning photo, and over its edge one large leaning word. Over the photo it lies only where the
 * strip under it is light enough to read ink on; else it slips behind (styles/hero.css).
 */
export function Hero({ product }: { readonly product: Product | null }) {
  const t = useWords()
  const paths = usePaths()
  const { shop } = useShop()
  const { headline, description, banners } = useSettings<Settings>()
  const [banner] = banners
  const photo = useRef<HTMLDivElement>(null)
  const isOver = useLightStrip(photo)
  const word = headline || banner?.title || shop.name
  const text = banner?.text || description || shop.description
  const hasPhoto = Boolean(banner?.image || product)
  return (
    <section className="hero" data-over={isOver ? '' : undefined} data-bare={hasPhoto ? undefined : ''}>
      <div className="hero-words" style={{ '--chars': charsOf(word) } as CSSProperties}>
        {headline && banner?.title && <p className="hero-kicker">{banner.title}</p>}
        <h1 className="hero-word">
          <span className="lean">{word}</span>
        </h1>
      </div>
      <div className="hero-photo" ref={photo}>
        {banner?.image ? (
          <BannerPhoto banner={banner} />
        ) : (
          product && (
            <Picture
              name={product.name}
              image={product.images[0] ?? null}
              alt=""
              sizes={SIZES}
              priority
              largest={1200}
            />
          )
        )}
      </div>
      <div className="hero-foot">
        {text && <p className="hero-text">{text}</p>}
        <p className="hero-ways">
          {banner?.href ? (
            <Link href={banner.href} className="button">
              {banner.button || t('home.seeAll')}
            </Link>
          ) : (
            <Link href={paths.catalog()} className="button">
              {banner?.button || t('cancha.seeAll')}
            </Link>
          )}
          {!banner?.image && product && (
            <Link href={paths.product(product)} className="hero-product">
              {product.name} <Price product={product} className="price" />
            </Link>
          )}
        </p>
      </div>
    </section>
  )
}

/** How many letters its longest line has, at least five. */
const charsOf = (word: string): number =>
  Math.max(5, Math.min(word.length, LINE), ...word.split(/\s+/).map((each) => each.length))

/** The crop for phones where there is one. */
function BannerPhoto({ banner: { image, mobileImage, focus } }: { readonly banner: Banner }) {
  if (!image) return null
  return (
    <picture className="plate" data-banner="">
      {mobileImage && (
        <source media="(max-width: 47.99rem)" srcSet={imageSet(mobileImage) ?? mobileImage} sizes={SIZES} />
      )}
      <img
        src={imageUrl(image, 1080)}
        srcSet={imageSet(image)}
        sizes={SIZES}
        alt=""
        {...{ fetchpriority: 'high' }}
        style={focus ? { objectPosition: focus } : undefined}
      />
    </picture>
  )
}

/** Whether ink can be read on the photo's left edge. Known once the photo is there and could be looked into. */
function useLightStrip(frame: React.RefObject<HTMLDivElement>): boolean {
  const [isLight, setLight] = useState(false)
  useEffect(() => {
    const img = frame.current?.querySelector('img')
    if (!img) return
    let current = true
    const look = () =>
      void import('./light-strip.ts')
        .then(({ isStripLight }) => isStripLight(img))
        .then(
          (is) => current && setLight(is),
          () => {},
        )
    if (img.complete) look()
    img.addEventListener('load', look)
    return () => {
      current = false
      img.removeEventListener('load', look)
    }
  }, [frame])
  return isLight
}

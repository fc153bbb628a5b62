import type { Product } from '@store/core'
import {
  type BannerMarks,
  imageSet,
  imageUrl,
  Link,
  Price,
  useBannerMarks,
  useMark,
  usePaths,
  useSettings,
  useShop,
} from '@store/template-kit'
import type { Banner } from '@store/template-kit/settings'
import { useEffect, useRef, useState } from 'react'
import { Picture } from '../parts/picture.tsx'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'

const SIZES = '(min-width: 64rem) 46vw, 88vw'

/**
 * The top of the home page: a slanted photo and one very large headline. The headline overlaps the photo only where the
 * photo's edge is light enough for black text; else it is behind the photo (`styles/hero.css`).
 */
export function Hero(props: {
  /** The product in the picture, where there is no banner. */
  readonly product: Product | null
  /** Whether the picture has the product's name and price; otherwise these are elsewhere on the page. */
  readonly isNamed: boolean
}) {
  const { product } = props
  const t = useWords()
  const paths = usePaths()
  const { shop } = useShop()
  const { headline, description, banners } = useSettings<Settings>()
  const [banner] = banners
  const mark = useMark()
  const marks = useBannerMarks()(0)
  const photo = useRef<HTMLDivElement>(null)
  const isOver = useLightStrip(photo)
  const word = headline || banner?.title || shop.name
  const text = banner?.text || description || shop.description
  const hasPhoto = Boolean(banner?.image || product)
  return (
    <section className="hero" data-over={isOver ? '' : undefined} data-bare={hasPhoto ? undefined : ''}>
      <div className="hero-words">
        {headline && banner?.title && (
          <p className="hero-kicker" {...marks.title}>
            {banner.title}
          </p>
        )}
        <h1 className="hero-word" {...mark('headline')}>
          <span className="lean">{word}</span>
        </h1>
      </div>
      <div className="hero-photo" ref={photo}>
        {banner?.image ? (
          <BannerPhoto banner={banner} marks={marks} />
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
        {text && (
          <p className="hero-text" {...(banner?.text ? marks.text : mark('description'))}>
            {text}
          </p>
        )}
        <p className="hero-ways">
          {banner?.href ? (
            <Link href={banner.href} className="button" {...marks.button}>
              {banner.button || t('home.seeAll')}
            </Link>
          ) : (
            <Link href={paths.catalog()} className="button" {...marks.button}>
              {banner?.button || t('cancha.seeAll')}
            </Link>
          )}
          {props.isNamed && product && (
            <Link href={paths.product(product)} className="hero-product">
              {product.name} <Price product={product} className="price" />
            </Link>
          )}
        </p>
      </div>
    </section>
  )
}

/** The picture; phones get its own crop where there is one. */
function BannerPhoto({ banner, marks }: { readonly banner: Banner; readonly marks: BannerMarks }) {
  const { image, mobileImage, focus } = banner
  if (!image) return null
  return (
    <picture className="plate" data-banner="" {...marks.picture}>
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

/**
 * Whether black text has enough contrast on the photo's left edge. False until the photo has loaded and its pixels
 * could be read.
 */
function useLightStrip(frame: React.RefObject<HTMLDivElement>): boolean {
  const [isLight, setLight] = useState(false)
  useEffect(() => {
    const img = frame.current?.querySelector('img')
    if (!img) return
    let current = true
    const check = () =>
      void import('./light-strip.ts')
        .then(({ isStripLight }) => isStripLight(img))
        .then(
          (is) => current && setLight(is),
          () => {},
        )
    if (img.complete) check()
    img.addEventListener('load', check)
    return () => {
      current = false
      img.removeEventListener('load', check)
    }
  }, [frame])
  return isLight
}

import { imageSet, imageUrl, Link, useBannerMarks } from '@store/template-kit'
import type { Banner } from '@store/template-kit/settings'
import type { CSSProperties } from 'react'
import { SHOP_CLOTH } from '../parts/cloths.ts'
import { ClothCut } from '../parts/weave.tsx'
import { useWords } from '../words.ts'

/** A line of the banner's text holds at least this many letters. */
const LINE = 26
const SIZES = '(min-width: 80rem) 46vw, (min-width: 48rem) 62vw, 92vw'

/**
 * A banner over two columns, with its text on a label; without a picture, the shop's pattern. `at`: its index in
 * `banners`.
 */
export function BannerTile({ banner, at }: { readonly banner: Banner; readonly at: number }) {
  const t = useWords()
  const marks = useBannerMarks()(at)
  const { image, mobileImage, title, text, button, href, focus } = banner
  const lines = Math.ceil((title.length * 1.6 + text.length) / LINE) + (href ? 2 : 1)
  return (
    <li className="banner-cell" style={{ '--lines': lines } as CSSProperties}>
      <div className="banner">
        {image ? (
          <picture className="banner-picture" {...marks.picture}>
            {mobileImage && (
              <source media="(max-width: 47.99rem)" srcSet={imageSet(mobileImage) ?? mobileImage} sizes={SIZES} />
            )}
            <img
              src={imageUrl(image, 800)}
              srcSet={imageSet(image)}
              sizes={SIZES}
              alt=""
              loading={at === 0 ? 'eager' : 'lazy'}
              style={focus ? { objectPosition: focus } : undefined}
            />
          </picture>
        ) : (
          <ClothCut from={SHOP_CLOTH} />
        )}
        {(title || text || href) && (
          <div className="wool-label">
            {title && <h2 {...marks.title}>{title}</h2>}
            {text && <p {...marks.text}>{text}</p>}
            {href && (
              <Link href={href} className="link" {...marks.button}>
                {button || t('home.seeAll')}
              </Link>
            )}
          </div>
        )}
      </div>
    </li>
  )
}

import { imageSet, imageUrl, Link, useBannerMarks } from '@store/template-kit'
import type { Banner } from '@store/template-kit/settings'
import { useWords } from '../words.ts'

const SIZES = '100vw'

/** A banner after the first: a full-width picture, its text on a block in the corner. `at`: its index in `banners`. */
export function BannerSlab({ banner, at }: { readonly banner: Banner; readonly at: number }) {
  const t = useWords()
  const { title, text, button, image, mobileImage, href, focus } = banner
  const marks = useBannerMarks()(at)
  const picture = image && (
    <picture {...marks.picture}>
      {mobileImage && (
        <source media="(max-width: 47.99rem)" srcSet={imageSet(mobileImage) ?? mobileImage} sizes={SIZES} />
      )}
      <img
        src={imageUrl(image, 1080)}
        srcSet={imageSet(image)}
        sizes={SIZES}
        alt=""
        loading="lazy"
        style={focus ? { objectPosition: focus } : undefined}
      />
    </picture>
  )
  const hasWords = Boolean(title || text || button)
  return (
    <section className="banner" data-bare={image ? undefined : ''}>
      {href && !hasWords ? (
        <Link href={href} {...marks.link} aria-label={t('home.seeAll')}>
          {picture}
        </Link>
      ) : (
        picture
      )}
      {hasWords && (
        <div className="banner-words">
          {title && (
            <h2 {...marks.title}>
              <span className="lean">{title}</span>
            </h2>
          )}
          {text && <p {...marks.text}>{text}</p>}
          {href && (
            <Link href={href} className="button" {...marks.button}>
              {button || t('home.seeAll')}
            </Link>
          )}
          {!href && button && <p {...marks.button}>{button}</p>}
        </div>
      )}
    </section>
  )
}

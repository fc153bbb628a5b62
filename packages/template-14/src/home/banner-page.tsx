import { imageSet, imageUrl, Link, useBannerMarks } from '@store/template-kit'
import type { Banner } from '@store/template-kit/settings'
import { useWords } from '../words.ts'

const SIZES = '(min-width: 64rem) 50vw, 92vw'

/** A banner: picture at one side, text at the other, like two pages of a book. `at`: its index in `banners`. */
export function BannerPage({ banner, at }: { readonly banner: Banner; readonly at: number }) {
  const t = useWords()
  const marks = useBannerMarks()(at)
  const { image, mobileImage, title, text, button, href, focus } = banner
  return (
    <section className="plate one-column" data-bare={image ? undefined : ''}>
      {image && (
        <picture {...marks.picture}>
          {mobileImage && (
            <source media="(max-width: 47.99rem)" srcSet={imageSet(mobileImage) ?? mobileImage} sizes="92vw" />
          )}
          <img
            src={imageUrl(image, 800)}
            srcSet={imageSet(image)}
            sizes={SIZES}
            alt=""
            loading="lazy"
            style={focus ? { objectPosition: focus } : undefined}
          />
        </picture>
      )}
      {(title || text || href) && (
        <div className="plate-words">
          {title && <h2 {...marks.title}>{title}</h2>}
          {text && <p {...marks.text}>{text}</p>}
          {href && (
            <Link href={href} className="button" {...marks.button}>
              {button || t('home.seeAll')}
            </Link>
          )}
        </div>
      )}
    </section>
  )
}

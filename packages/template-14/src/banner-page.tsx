import { imageSet, imageUrl, Link } from '@store/template-kit'
import type { Banner } from '@store/template-kit/settings'
import { useWords } from './words.ts'

const SIZES = '(min-width: 64rem) 50vw, 92vw'

/** A banner: picture at one side, text at the other, like two pages of a book. */
export function BannerPage({ banner }: { readonly banner: Banner }) {
  const t = useWords()
  const { image, mobileImage, title, text, button, href, focus } = banner
  return (
    <section className="plate" data-bare={image ? undefined : ''}>
      {image && (
        <picture>
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
          {title && <h2>{title}</h2>}
          {text && <p>{text}</p>}
          {href && (
            <Link href={href} className="button">
              {button || t('home.seeAll')}
            </Link>
          )}
        </div>
      )}
    </section>
  )
}

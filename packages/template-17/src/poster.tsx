import { imageSet, imageUrl, Link, usePaths } from '@store/template-kit'
import type { Banner } from '@store/template-kit/settings'
import { useWords } from './words.ts'

/**
 * A full-width banner with its text on a box of the accent colour. `headline`: the shop's headline, on the home page's
 * first banner.
 */
export function Poster(props: { readonly banner: Banner; readonly headline?: string; readonly text?: string | null }) {
  const t = useWords()
  const { banner, headline = '' } = props
  const { title, href, button } = banner
  const large = headline || title
  const texts = [headline && title, banner.text, props.text].filter(Boolean)
  return (
    <section className="poster" data-bare={banner.image ? undefined : ''}>
      {banner.image && <Sheet banner={banner} image={banner.image} />}
      {(large || texts.length > 0 || href) && (
        <div className="pasted">
          {large && <h2>{large}</h2>}
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {href ? (
            <Link href={href} className="press">
              {button || t('home.seeAll')}
            </Link>
          ) : (
            button && <p>{button}</p>
          )}
        </div>
      )}
    </section>
  )
}

function Sheet({ banner, image }: { readonly banner: Banner; readonly image: string }) {
  const { mobileImage, focus } = banner
  return (
    <span className="photo" data-copied="" data-banner="">
      <picture className="print">
        {mobileImage && (
          <source media="(max-width: 47.99rem)" srcSet={imageSet(mobileImage) ?? mobileImage} sizes="100vw" />
        )}
        <img
          src={imageUrl(image, 1080)}
          srcSet={imageSet(image)}
          sizes="100vw"
          alt=""
          loading="lazy"
          style={focus ? { objectPosition: focus } : undefined}
        />
      </picture>
    </span>
  )
}

/** Headline and description, in shops without a banner. */
export function Sentence({ headline, text }: { readonly headline: string; readonly text: string | null }) {
  const t = useWords()
  const paths = usePaths()
  if (!headline && !text) return null
  return (
    <section className="poster" data-bare="">
      <div className="pasted">
        {headline && <h2>{headline}</h2>}
        {text && <p>{text}</p>}
        <Link href={paths.catalog()} className="press">
          {t('home.seeAll')}
        </Link>
      </div>
    </section>
  )
}

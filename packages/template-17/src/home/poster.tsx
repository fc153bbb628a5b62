import { type BannerMarks, imageSet, imageUrl, Link, useBannerMarks, useMark, usePaths } from '@store/template-kit'
import type { Banner } from '@store/template-kit/settings'
import { useWords } from '../words.ts'

/**
 * A full-width banner with its text on a box of the accent colour. `headline`: the shop's headline, on the home page's
 * first banner.
 */
export function Poster(props: {
  readonly banner: Banner
  /** Its index in `banners`. */
  readonly at: number
  readonly headline?: string
  readonly text?: string | null
}) {
  const t = useWords()
  const { banner, headline = '' } = props
  const { title, href, button } = banner
  const mark = useMark()
  const marks = useBannerMarks()(props.at)
  const texts = [
    { text: headline && title, marked: marks.title },
    { text: banner.text, marked: marks.text },
    { text: props.text, marked: mark('description') },
  ].filter(({ text }) => text)
  const large = headline || title
  return (
    <section className="poster" data-bare={banner.image ? undefined : ''}>
      {banner.image && <Sheet banner={banner} image={banner.image} marks={marks} />}
      {(large || texts.length > 0 || href) && (
        <div className="pasted">
          {large && <h2 {...(headline ? mark('headline') : marks.title)}>{large}</h2>}
          {texts.map(({ text, marked }) => (
            <p key={text} {...marked}>
              {text}
            </p>
          ))}
          {href ? (
            <Link href={href} className="button" {...marks.button}>
              {button || t('home.seeAll')}
            </Link>
          ) : (
            button && <p {...marks.button}>{button}</p>
          )}
        </div>
      )}
    </section>
  )
}

function Sheet(props: { readonly banner: Banner; readonly image: string; readonly marks: BannerMarks }) {
  const { banner, image, marks } = props
  const { mobileImage, focus } = banner
  return (
    <span className="photo" data-copied="" data-banner="" {...marks.picture}>
      <picture className="print fill">
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
  const mark = useMark()
  if (!headline && !text) return null
  return (
    <section className="poster" data-bare="">
      <div className="pasted">
        {headline && <h2 {...mark('headline')}>{headline}</h2>}
        {text && <p {...mark('description')}>{text}</p>}
        <Link href={paths.catalog()} className="button">
          {t('home.seeAll')}
        </Link>
      </div>
    </section>
  )
}

import type { Product } from '@store/core'
import { type BannerMarks, imageSet, imageUrl, Link, useBannerMarks, useMark, usePaths } from '@store/template-kit'
import type { Banner } from '@store/template-kit/settings'
import { ProductLabel } from '../parts/product-label.tsx'
import { Stage } from '../parts/stage.tsx'
import { useWords } from '../words.ts'
import { firstSentence } from './first-sentence.ts'

const SIZES = '(min-width: 64rem) 50vw, (min-width: 48rem) 60vw, 90vw'

/** One product over a whole screen: a sentence at the left, its label at the right. */
export function ProductShowcase(props: {
  readonly product: Product
  /** The shop's headline beside the first product; null: the first sentence of the product's own text. */
  readonly phrase: string | null
  readonly first: boolean
}) {
  const t = useWords()
  const paths = usePaths()
  const { product, phrase, first } = props
  const mark = useMark()
  const Phrase = first ? 'h1' : 'h2'
  const summary = product.summary ? firstSentence(product.summary) : null
  const text = phrase ?? summary ?? (first ? product.name : null)
  return (
    <section className="showcase" data-piece="">
      <Stage
        name={product.name}
        image={product.images[0] ?? null}
        alt=""
        sizes={SIZES}
        priority={first}
        largest={1200}
        className="bare"
      />
      {text && (
        <Phrase className="phrase" {...(phrase === null ? {} : mark('headline'))}>
          {text}
        </Phrase>
      )}
      <ProductLabel product={product} heading={first ? 'h2' : 'h3'}>
        <Link href={paths.product(product)} className="link" tabIndex={-1} aria-hidden="true">
          {t('product.see')}
        </Link>
      </ProductLabel>
    </section>
  )
}

/** A banner in place of a product, with its text. */
export function BannerShowcase(props: {
  readonly banner: Banner
  /** Its place in `banners`. */
  readonly at: number
  readonly first: boolean
}) {
  const { banner, first } = props
  const marks = useBannerMarks()(props.at)
  const t = useWords()
  const { title, text, button, href } = banner
  const Phrase = first ? 'h1' : 'h2'
  return (
    <section className="showcase" data-piece="">
      <BannerStage banner={banner} marks={marks} first={first} />
      {(title || first) && (
        <Phrase className="phrase" {...marks.title}>
          {title || text || t('home.featured')}
        </Phrase>
      )}
      {(text || href) && (
        <div className="label">
          {text && <p {...marks.text}>{text}</p>}
          {href && (
            <Link href={href} className="link" {...marks.button}>
              {button || t('home.seeAll')}
            </Link>
          )}
        </div>
      )}
    </section>
  )
}

/** The picture; phones get its own crop where there is one. */
function BannerStage(props: { readonly banner: Banner; readonly marks: BannerMarks; readonly first: boolean }) {
  const { banner, marks, first } = props
  const { image, mobileImage, focus } = banner
  if (!image) return <span className="stage bare" />
  return (
    <picture className="stage bare" data-banner="" {...marks.picture}>
      {mobileImage && (
        <source media="(max-width: 47.99rem)" srcSet={imageSet(mobileImage) ?? mobileImage} sizes={SIZES} />
      )}
      <img
        src={imageUrl(image, 800)}
        srcSet={imageSet(image)}
        sizes={SIZES}
        alt=""
        loading={first ? 'eager' : 'lazy'}
        style={focus ? { objectPosition: focus } : undefined}
      />
    </picture>
  )
}

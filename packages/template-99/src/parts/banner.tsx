import { imageSet, imageUrl, Link, useBannerMarks } from '@store/template-kit'
import type { Banner } from '@store/template-kit/settings'
import { useWords } from '../words.ts'

/** A banner as a message: picture and text. `at`: its index in `banners`. */
export function BannerMessage({ banner, at }: { readonly banner: Banner; readonly at: number }) {
  const t = useWords()
  const { image, mobileImage, title, text, button, href, focus } = banner
  const marks = useBannerMarks()(at)
  const source = mobileImage ?? image
  if (!source && !title && !text) return null
  return (
    <section className="bubble banner" data-from="shop" aria-label={title || undefined}>
      {source && (
        <img
          src={imageUrl(source, 640)}
          srcSet={imageSet(source, 1080)}
          sizes="(min-width: 40rem) 538px, 84vw"
          alt=""
          width={540}
          height={405}
          {...marks.picture}
          style={focus ? { objectPosition: focus } : undefined}
        />
      )}
      {(title || text) && (
        <div className="banner-words">
          {title && <h2 {...marks.title}>{title}</h2>}
          {text && <p {...marks.text}>{text}</p>}
        </div>
      )}
      {href && (
        <Link href={href} className="reply" {...marks.button}>
          {button || t('charla.see')}
        </Link>
      )}
    </section>
  )
}

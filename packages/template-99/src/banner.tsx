import { imageSet, imageUrl, Link } from '@store/template-kit'
import type { Banner } from '@store/template-kit/settings'
import { useWords } from './words.ts'

/** A banner as a message: picture and text. */
export function BannerMessage({ banner }: { readonly banner: Banner }) {
  const t = useWords()
  const { image, mobileImage, title, text, button, href, focus } = banner
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
          style={focus ? { objectPosition: focus } : undefined}
        />
      )}
      {(title || text) && (
        <div className="banner-words">
          {title && <h2>{title}</h2>}
          {text && <p>{text}</p>}
        </div>
      )}
      {href && (
        <Link href={href} className="reply">
          {button || t('charla.see')}
        </Link>
      )}
    </section>
  )
}

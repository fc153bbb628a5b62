import { type BannerMarks, imageSet, imageUrl, Link, useBannerMarks, useSettings } from '@store/template-kit'
import type { Banner } from '@store/template-kit/settings'
import { blockAt } from '../parts/block-colors.ts'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'
import { useHrefWithAge } from './href-with-age.ts'

/** The banners: pictures in blocks, their text on a white block that overlaps them. */
export function Banners() {
  const { banners } = useSettings<Settings>()
  if (banners.length === 0) return null
  return (
    <div className="frame section banners">
      {banners.map((banner, index) => (
        <BannerBlock key={`${banner.image}${banner.title}`} banner={banner} at={index} />
      ))}
    </div>
  )
}

function BannerBlock({ banner, at }: { readonly banner: Banner; readonly at: number }) {
  const t = useWords()
  const hrefOf = useHrefWithAge()
  const marks = useBannerMarks()(at)
  const { title, text, button, href } = banner
  const picture = <BannerPicture banner={banner} marks={marks} />
  return (
    <section className="block banner" data-block={blockAt(at)}>
      {href && !title && !button ? (
        <Link href={hrefOf(href)} {...marks.link} aria-label={text || t('home.seeAll')}>
          {picture}
        </Link>
      ) : (
        picture
      )}
      {(title || text || button) && (
        <div className="banner-words">
          {title && <h2 {...marks.title}>{href ? <Link href={hrefOf(href)}>{title}</Link> : title}</h2>}
          {text && <p {...marks.text}>{text}</p>}
          {button && href && (
            <Link href={hrefOf(href)} className="button" {...marks.button}>
              {button}
            </Link>
          )}
        </div>
      )}
    </section>
  )
}

/** The picture; phones get its own crop where there is one. */
function BannerPicture({ banner, marks }: { readonly banner: Banner; readonly marks: BannerMarks }) {
  const { image, mobileImage, focus } = banner
  if (!image) return null
  const sizes = '94vw'
  return (
    <picture className="banner-picture" {...marks.picture}>
      {mobileImage && (
        <source media="(max-width: 47.99rem)" srcSet={imageSet(mobileImage) ?? mobileImage} sizes={sizes} />
      )}
      <img
        src={imageUrl(image, 1080)}
        srcSet={imageSet(image)}
        sizes={sizes}
        alt=""
        loading="lazy"
        style={focus ? { objectPosition: focus } : undefined}
      />
    </picture>
  )
}

import { imageSet, imageUrl, Link, Rail, useBannerMarks, useSettings, useShop } from '@store/template-kit'
import type { Banner, CommonSettings } from '@store/template-kit/settings'

/** The merchant's banners; several are a row that scrolls horizontally. */
export function Banners() {
  const { shop } = useShop()
  const { banners = [] } = useSettings<Partial<CommonSettings>>()
  const [first] = banners
  if (!first) return null
  if (banners.length === 1)
    return (
      <div className="frame banners">
        <BannerSlide banner={first} at={0} />
      </div>
    )
  return (
    <Rail
      label={shop.name}
      className="frame banners"
      numbered
      slides={banners.map((banner, i) => ({
        key: `${i}.${banner.image}`,
        content: <BannerSlide banner={banner} at={i} />,
      }))}
    />
  )
}

/** `at`: its index in `banners`. */
function BannerSlide({ banner, at }: { readonly banner: Banner; readonly at: number }) {
  const marks = useBannerMarks()(at)
  const { image, mobileImage, title, text, button, href, focus } = banner
  return (
    <div className="banner">
      {image && (
        <picture {...marks.picture}>
          {mobileImage && (
            <source media="(max-width: 47.99rem)" srcSet={imageSet(mobileImage) ?? mobileImage} sizes="100vw" />
          )}
          <img
            src={imageUrl(image, 1080)}
            srcSet={imageSet(image)}
            sizes="100vw"
            alt=""
            style={focus ? { objectPosition: focus } : undefined}
          />
        </picture>
      )}
      {(title || text || button) && (
        <div className="banner-text">
          {title && <h2 {...marks.title}>{title}</h2>}
          {text && <p {...marks.text}>{text}</p>}
          {button && href && (
            <Link href={href} className="button" {...marks.button}>
              {button}
            </Link>
          )}
        </div>
      )}
    </div>
  )
}

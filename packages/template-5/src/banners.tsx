import { Link, usePaths, useSettings } from '@store/template-kit'
import { BannerPicture } from './banner-picture.tsx'
import type { Settings } from './settings.ts'
import { TwoPartTitle } from './two-part-title.tsx'

/** The banners after the first one: a full-width picture with its text under it. */
export function Banners() {
  const { banners } = useSettings<Settings>()
  const paths = usePaths()
  return banners.slice(1).map((banner) => {
    const { href, title, text, button, image } = banner
    return (
      <Link key={`${image}${title}`} href={href ?? paths.catalog()} className="advert section">
        <BannerPicture banner={banner} sizes="100vw" />
        <span className="advert-line">
          {title && (
            <span className="h1">
              <TwoPartTitle text={title} italic="first" />
            </span>
          )}
          {text && <span>{text}</span>}
          {button && <span className="caption underlined">{button}</span>}
        </span>
      </Link>
    )
  })
}

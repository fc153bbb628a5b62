import { Link, useBannerMarks, usePaths, useSettings } from '@store/template-kit'
import { TwoPartTitle } from '../parts/two-part-title.tsx'
import type { Settings } from '../settings.ts'
import { BannerPicture } from './banner-picture.tsx'

/** The banners after the first one: a full-width picture with its text under it. */
export function Banners() {
  const { banners } = useSettings<Settings>()
  const paths = usePaths()
  const marksOf = useBannerMarks()
  return banners.slice(1).map((banner, index) => {
    const at = index + 1
    const marks = marksOf(at)
    const { href, title, text, button, image } = banner
    return (
      <Link key={`${image}${title}`} href={href ?? paths.catalog()} className="advert section" {...marks.link}>
        <BannerPicture banner={banner} at={at} sizes="100vw" />
        <span className="advert-line">
          {title && (
            <span className="h1" {...marks.title}>
              <TwoPartTitle text={title} italic="first" />
            </span>
          )}
          {text && <span {...marks.text}>{text}</span>}
          {button && (
            <span className="caption underlined" {...marks.button}>
              {button}
            </span>
          )}
        </span>
      </Link>
    )
  })
}

import { Link, useBannerMarks, useSettings } from '@store/template-kit'
import { tintStyle, useTints } from '../parts/tint.ts'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'
import { BannerPicture } from './hero.tsx'

/** All banners but the first, each an arch with its text, on alternating sides. */
export function Banners() {
  const { banners } = useSettings<Settings>()
  const t = useWords()
  const tints = useTints()
  const marksOf = useBannerMarks()
  return banners.slice(1).map((banner, index) => {
    const at = index + 1
    const marks = marksOf(at)
    return (
      <section
        key={`${banner.image}${banner.title}`}
        className="portrait frame section"
        data-tint=""
        data-bare={banner.image ? undefined : ''}
        style={tintStyle(tints.inTurn(at))}
      >
        {banner.href && !banner.title && !banner.button ? (
          <Link href={banner.href} {...marks.link} aria-label={banner.text || t('home.seeAll')}>
            <BannerPicture banner={banner} at={at} sizes="(min-width: 48rem) 40vw, 90vw" />
          </Link>
        ) : (
          <BannerPicture banner={banner} at={at} sizes="(min-width: 48rem) 40vw, 90vw" />
        )}
        <div className="portrait-words">
          {banner.title && (
            <h2 {...marks.title}>{banner.href ? <Link href={banner.href}>{banner.title}</Link> : banner.title}</h2>
          )}
          {banner.text && (
            <p className="lead" {...marks.text}>
              {banner.text}
            </p>
          )}
          {banner.button && banner.href && (
            <Link href={banner.href} className="button" {...marks.button}>
              {banner.button}
            </Link>
          )}
        </div>
      </section>
    )
  })
}

import { Link, useSettings } from '@store/template-kit'
import { BannerPicture } from './hero.tsx'
import type { Settings } from './settings.ts'
import { tintStyle, useTints } from './tint.ts'
import { useWords } from './words.ts'

/** All banners but the first, each an arch with its text, on alternating sides. */
export function Banners() {
  const { banners } = useSettings<Settings>()
  const t = useWords()
  const tints = useTints()
  return banners.slice(1).map((banner, index) => (
    <section
      key={`${banner.image}${banner.title}`}
      className="portrait frame section"
      data-tint=""
      data-bare={banner.image ? undefined : ''}
      style={tintStyle(tints.inTurn(index + 1))}
    >
      {banner.href && !banner.title && !banner.button ? (
        <Link href={banner.href} aria-label={banner.text || t('home.seeAll')}>
          <BannerPicture banner={banner} sizes="(min-width: 48rem) 40vw, 90vw" />
        </Link>
      ) : (
        <BannerPicture banner={banner} sizes="(min-width: 48rem) 40vw, 90vw" />
      )}
      <div className="portrait-words">
        {banner.title && <h2>{banner.href ? <Link href={banner.href}>{banner.title}</Link> : banner.title}</h2>}
        {banner.text && <p className="lead">{banner.text}</p>}
        {banner.button && banner.href && (
          <Link href={banner.href} className="button">
            {banner.button}
          </Link>
        )}
      </div>
    </section>
  ))
}

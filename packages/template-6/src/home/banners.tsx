import { imageSet, imageUrl, Link, useBannerMarks, usePaths, useSettings } from '@store/template-kit'
import type { Settings } from '../settings.ts'

/** All banners but the first, which `deals` shows. */
export function Banners() {
  const paths = usePaths()
  const banners = useSettings<Settings>().banners.slice(1)
  const marksOf = useBannerMarks()
  if (banners.length === 0) return null
  return (
    <ul className="campaigns">
      {banners.map(({ image, title, text, button, href, focus }, index) => {
        const marks = marksOf(index + 1)
        return (
          <li key={`${image}${title}`}>
            <Link href={href ?? paths.catalog()} className="campaign" {...marks.link}>
              {image && (
                <img
                  src={imageUrl(image, 480)}
                  srcSet={imageSet(image)}
                  sizes="(min-width: 48rem) 33vw, 8rem"
                  alt=""
                  loading="lazy"
                  style={focus ? { objectPosition: focus } : undefined}
                  {...marks.picture}
                />
              )}
              <span className="campaign-words">
                {title && <b {...marks.title}>{title}</b>}
                {text && <span {...marks.text}>{text}</span>}
                {button && (
                  <span className="link" {...marks.button}>
                    {button}
                  </span>
                )}
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

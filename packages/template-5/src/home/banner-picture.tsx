import { imageSet, imageUrl, useBannerMarks } from '@store/template-kit'
import type { Banner } from '@store/template-kit/settings'

const PHONE = '(max-width: 47.99rem)'

/**
 * A banner's picture. Phones get its own crop; the focus the merchant set stays in view. `cover`: it is the first thing
 * on the page, so it loads with high priority.
 */
export function BannerPicture(props: {
  readonly banner: Banner
  /** Its index in `banners`. */
  readonly at: number
  readonly sizes: string
  readonly cover?: boolean
}) {
  const { image, mobileImage, focus } = props.banner
  const marksOf = useBannerMarks()
  if (!image) return null
  return (
    <span className="plate" {...marksOf(props.at).picture}>
      <picture>
        {mobileImage && <source media={PHONE} srcSet={imageSet(mobileImage) ?? mobileImage} sizes={props.sizes} />}
        <img
          src={imageUrl(image, 640)}
          srcSet={imageSet(image)}
          sizes={props.sizes}
          alt=""
          style={focus ? { objectPosition: focus } : undefined}
          {...(props.cover ? { fetchpriority: 'high' } : { loading: 'lazy' })}
        />
      </picture>
    </span>
  )
}

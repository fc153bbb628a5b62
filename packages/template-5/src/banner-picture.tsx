import { imageSet, imageUrl } from '@store/template-kit'
import type { Banner } from '@store/template-kit/settings'

const PHONE = '(max-width: 47.99rem)'

/** A merchant's banner on the cover, in its phone crop on phones, with what matters in view. */
export function BannerPicture({ banner }: { readonly banner: Banner }) {
  const { image, mobileImage, focus } = banner
  if (!image) return null
  return (
    <span className="plate">
      <picture>
        {mobileImage && <source media={PHONE} srcSet={imageSet(mobileImage) ?? mobileImage} sizes="66vw" />}
        <img
          src={imageUrl(image, 640)}
          srcSet={imageSet(image)}
          sizes="(min-width: 48rem) 33vw, 66vw"
          alt=""
          style={focus ? { objectPosition: focus } : undefined}
          {...{ fetchpriority: 'high' }}
        />
      </picture>
    </span>
  )
}

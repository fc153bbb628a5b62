import { type Image, type Shop, shopFile } from '@store/core'

const ICON_SIZES = [192, 512]

/** The web app manifest, with which a phone can install the shop. */
export function appManifest(
  shop: Shop,
  colors: { readonly theme: string; readonly ground: string },
  logo: Image | null,
) {
  const drawn = { src: shopFile('icon'), sizes: 'any', type: 'image/svg+xml', purpose: 'any' }
  return {
    name: shop.name,
    short_name: shop.name.slice(0, 12).trim(),
    description: shop.description ?? undefined,
    lang: shop.language,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: colors.theme,
    background_color: colors.ground,
    icons: logo?.src.startsWith('/media/') ? ICON_SIZES.map((size) => iconOf(logo, size)) : [drawn],
  }
}

const iconOf = ({ src }: Image, size: number) => ({
  src: `/media/icon_${size}/${src.slice('/media/'.length)}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any',
})

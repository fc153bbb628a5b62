import type { ReactNode } from 'react'
import { Link } from '../host.tsx'
import { useMark } from '../mark.ts'
import { imageUrl } from '../product/image.ts'
import type { CommonSettings } from '../settings-shape.ts'
import { usePaths, useSettings, useShop, useT } from '../shop-context.tsx'
import { ShopName } from './shop-name.tsx'

/**
 * The link to the home page in the head of every page. It shows the shop's square logo, where the shop has one and the merchant
 * chose that, otherwise the shop's name.
 */
export function BrandLink(props: {
  readonly className: string
  /** The square logo: its width and height, the width of its file, and its class. */
  readonly square: { readonly size: number; readonly file?: number; readonly className?: string }
  /** What is around the square logo. */
  readonly Square?: (props: { readonly children: ReactNode }) => ReactNode
  /** Class of an element around the name; without it there is none. */
  readonly nameClassName?: string
}) {
  const t = useT()
  const paths = usePaths()
  const mark = useMark()
  const { shop, logo } = useShop()
  const settings = useSettings<CommonSettings>()
  const { square, Square = Bare, nameClassName } = props
  return (
    <Link
      href={paths.home()}
      className={props.className}
      {...mark('logo')}
      aria-label={t('nav.logo', { name: shop.name })}
    >
      {logo && settings.logo === 'square' ? (
        <Square>
          <img
            src={imageUrl(logo.src, square.file ?? 96)}
            alt=""
            width={square.size}
            height={square.size}
            className={square.className}
          />
        </Square>
      ) : nameClassName ? (
        <span className={nameClassName}>
          <ShopName />
        </span>
      ) : (
        <ShopName />
      )}
    </Link>
  )
}

const Bare = ({ children }: { readonly children: ReactNode }) => <>{children}</>

import { Link } from '../host.tsx'
import { usePaths, useT } from '../shop-context.tsx'

/** From an order that was placed to where it can be followed. */
export function FollowOrder(look: { readonly className?: string; readonly 'data-tone'?: string }) {
  const t = useT()
  const paths = usePaths()
  return (
    <Link {...look} href={paths.tracking()}>
      {t('order.follow')}
    </Link>
  )
}

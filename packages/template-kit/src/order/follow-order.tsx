import { Link } from '../host.tsx'
import { usePaths, useT } from '../shop-context.tsx'

/** A link from a placed order to order tracking. */
export function FollowOrder(attributes: { readonly className?: string; readonly 'data-tone'?: string }) {
  const t = useT()
  const paths = usePaths()
  return (
    <Link {...attributes} href={paths.tracking()}>
      {t('order.follow')}
    </Link>
  )
}

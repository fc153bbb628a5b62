import { Link } from '../host.tsx'
import { useT } from '../shop-context.tsx'

/** Breadcrumbs. The last step has no `href`: it is the current page. */
export function Breadcrumbs(props: {
  readonly steps: readonly { readonly name: string; readonly href?: string }[]
  readonly className?: string
}) {
  const t = useT()
  return (
    <nav aria-label={t('nav.breadcrumbs')} className={props.className} data-breadcrumbs="">
      <ol>
        {props.steps.map(({ name, href }) => (
          <li key={href ?? name}>{href ? <Link href={href}>{name}</Link> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}

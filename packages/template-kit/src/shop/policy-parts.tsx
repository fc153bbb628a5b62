import { Link } from '../host.tsx'
import { useT } from '../shop-context.tsx'
import type { usePolicyPages } from './policy-pages.ts'

type Pages = ReturnType<typeof usePolicyPages>

/** The links to policies as a list; nothing where there is one policy at most. */
export function PolicyContents(props: {
  readonly contents: Pages['contents']
  readonly className?: string
  readonly listClassName?: string
  readonly linkClassName?: string
}) {
  const t = useT()
  if (props.contents.length === 0) return null
  return (
    <nav aria-label={t('policies.contents')} className={props.className}>
      <ul className={props.listClassName}>
        {props.contents.map(({ key, name, link }) => (
          <li key={key}>
            <Link {...link} className={props.linkClassName}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The link from the page of a policy to the page of all; nothing on the latter. */
export const AllPolicies = ({ all, className }: { readonly all: Pages['all']; readonly className?: string }) =>
  all && (
    <Link href={all.href} className={className}>
      {all.name}
    </Link>
  )

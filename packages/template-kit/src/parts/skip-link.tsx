import { useT } from '../shop-context.tsx'

/** The first element of the Layout: a link to its `<main id="main">`, for keyboard users. */
export function SkipLink(props: { readonly className?: string }) {
  const t = useT()
  return (
    <a href="#main" className={props.className} data-skip-link="">
      {t('nav.skip')}
    </a>
  )
}

import type { ComponentPropsWithoutRef, ReactNode } from 'react'

/**
 * A titled part of a footer. On phones its title opens it, with or without JavaScript; wide screens show it whole under its
 * heading (`structure.css`).
 */
export function FooterFold(
  props: Omit<ComponentPropsWithoutRef<'section'>, 'title'> & {
    readonly title: string
    /** What phones show while it is closed: its title, or a heading of the same text. */
    readonly summary?: ReactNode
    /** Its title on wide screens: an `h2` by default; `null` for none, or for an `h2` among its children. */
    readonly heading?: ReactNode
    /** The title of a `nav` is its accessible name too. */
    readonly as?: 'section' | 'nav'
    /** It is the page's content, not a part of a footer, and does not fold. */
    readonly alone?: boolean
  },
) {
  const { title, summary = title, heading = <h2>{title}</h2>, as: Part = 'section', ...others } = props
  const { alone, children, ...attributes } = others
  return (
    <Part data-footer-fold={alone ? undefined : ''} aria-label={Part === 'nav' ? title : undefined} {...attributes}>
      {heading}
      {alone ? (
        children
      ) : (
        <details className="fold">
          <summary>{summary}</summary>
          {children}
        </details>
      )}
    </Part>
  )
}

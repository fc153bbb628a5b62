import type { ScreenViews } from '../design.ts'
import type { LinkProps } from '../host.tsx'
import { usePaths, useShop, useT } from '../shop-context.tsx'

/** A link from an error page: to the home page or to help. `isQuiet`: the less important one. */
export type ErrorLink = { readonly key: 'home' | 'help'; readonly isQuiet: boolean; readonly link: LinkProps }

/** Texts and links of the error page: E1 for 404, otherwise E2, whose text mentions the button for help. */
export function useErrorWords({ status, message, contactUrl }: ScreenViews['Error']): {
  readonly isMissing: boolean
  readonly title: string
  readonly text: string
  readonly links: readonly ErrorLink[]
} {
  const t = useT()
  const paths = usePaths()
  const { platform } = useShop()
  const isMissing = status === 404
  const serverText = contactUrl ? 'error.server.text' : 'error.server.later'
  const home: ErrorLink = {
    key: 'home',
    isQuiet: false,
    link: { href: paths.home(), children: t('error.notFound.button') },
  }
  const helpUrl = contactUrl ?? (isMissing ? paths.contact() : null)
  const help: ErrorLink | null = helpUrl
    ? {
        key: 'help',
        isQuiet: isMissing,
        link: {
          href: helpUrl,
          ...(contactUrl && { rel: 'noopener noreferrer' }),
          children: t(isMissing ? 'error.notFound.advisor' : 'error.server.button', { name: platform.name }),
        },
      }
    : null
  return {
    isMissing,
    title: t(isMissing ? 'error.notFound.title' : 'error.server.title'),
    text: isMissing ? `${t('error.notFound.address')} ${t('error.notFound.text')}` : message || t(serverText),
    links: [...(isMissing || !help ? [home] : []), ...(help ? [help] : [])],
  }
}

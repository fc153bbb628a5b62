import { useMark } from '../mark.ts'
import type { CommonSettings } from '../settings.ts'
import { useSettings, useShop, useT } from '../shop-context.tsx'

/** The shop's description: that in the settings of its template, otherwise the one it is registered with. */
export function useAbout(): string | null {
  const { shop } = useShop()
  return useSettings<Partial<CommonSettings>>().description || shop.description
}

/**
 * "Made with …", unless the merchant has turned it off, and the link for reporting the shop to the platform, which is
 * always there.
 */
export function MadeWith({ as: Line = 'p', className }: { readonly as?: 'p' | 'span'; readonly className?: string }) {
  const t = useT()
  const { platform } = useShop()
  const { watermark } = useSettings<Partial<CommonSettings>>()
  const mark = useMark()
  if (!watermark && platform.reportUrl === null) return null
  return (
    <Line className={className}>
      {watermark && <span {...mark('watermark')}>{t('footer.madeWith', { name: platform.name })}</span>}
      {watermark && platform.reportUrl && ' · '}
      {platform.reportUrl && (
        <a href={platform.reportUrl} rel="nofollow" data-report="">
          {t('footer.report')}
        </a>
      )}
    </Line>
  )
}

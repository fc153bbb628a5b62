import { PrefetchPageLinks, Form as RemixForm, Link as RemixLink } from '@remix-run/react'
import { type PageZone, zoneOf } from '@store/core'
import { type FormProps, type LinkProps, useShop } from '@store/template-kit'
import { type FocusEvent, forwardRef, type PointerEvent, useEffect, useState } from 'react'
import { useRoot } from '#app/page/root-data.ts'
import { screenOfPath } from '#app/page/screens.ts'
import { loadAssets } from '#app/templates/template-assets.ts'

const IDLE_TIMEOUT_MS = 2000
/** Pages that are prefetched at the same time; older prefetches are dropped. */
const MAX_PREFETCHES = 3

/**
 * Whether a page of this shop must be opened by a page load: from and to checkout and orders, which have different
 * policies, to another mount, which may be another shop, and to another template.
 */
export function needsDocument(href: string, mount: string, from: PageZone): boolean {
  if (mount !== '' && href !== mount && !href.startsWith(`${mount}/`) && !href.startsWith(`${mount}?`)) return true
  const path = href.slice(mount.length)
  return from !== 'shop' || zoneOf(path) !== 'shop' || /^\/(?:template\d|wa\/)/.test(path)
}

/** The kit's link, with client-side navigation. A page that a visitor is about to open is prefetched (B1). */
export const ShopLink = forwardRef<HTMLAnchorElement, LinkProps>(function ShopLink(props, ref) {
  const { href, reloadDocument, viewTransition, onPointerEnter, onPointerDown, onFocus, ...anchor } = props
  const { mount } = useShop()
  const { template, view, zone } = useRoot()
  const handlers = { onPointerEnter, onPointerDown, onFocus }
  if (needsDocument(href, mount, zone)) return <a ref={ref} href={href} {...anchor} {...handlers} />
  // On the server: the same element without the router's link, which takes a twentieth of the rendering time on a page with a hundred links.
  if (import.meta.env.SSR && href.startsWith('/')) return <a href={href} {...anchor} />

  const fetchAhead = () => {
    if (!mayPrefetch()) return
    whenIdle(() => {
      wishFor(href)
      // A prefetch that fails is ignored: the navigation will report it.
      loadAssets(template, view.shop.language, screenOfPath(href.slice(mount.length))).catch(() => {})
    })
  }
  return (
    <RemixLink
      ref={ref}
      to={href}
      discover="none"
      viewTransition={viewTransition}
      {...anchor}
      onPointerEnter={(event: PointerEvent<HTMLAnchorElement>) => {
        onPointerEnter?.(event)
        fetchAhead()
      }}
      onPointerDown={(event: PointerEvent<HTMLAnchorElement>) => {
        onPointerDown?.(event)
        fetchAhead()
      }}
      onFocus={(event: FocusEvent<HTMLAnchorElement>) => {
        onFocus?.(event)
        fetchAhead()
      }}
    />
  )
})

/** Search and filter forms without page loads; forms that post submit as usual. */
export const ShopForm = forwardRef<HTMLFormElement, FormProps>(function ShopForm(props, ref) {
  const { reloadDocument, ...form } = props
  const { mount } = useShop()
  const { zone } = useRoot()
  if (!form.action || form.method?.toLowerCase() === 'post' || needsDocument(form.action, mount, zone))
    return <form ref={ref} {...form} />
  const { encType, ...plain } = form
  return <RemixForm ref={ref} {...plain} method="get" />
})

let wishFor: (href: string) => void = () => {}

/** The prefetched pages, rendered beside the page, so that no list of links contains foreign elements. */
export function Prefetches() {
  const [hrefs, setHrefs] = useState<readonly string[]>([])
  useEffect(() => {
    wishFor = (href) => setHrefs((known) => (known.includes(href) ? known : [...known, href].slice(-MAX_PREFETCHES)))
    return () => {
      wishFor = () => {}
    }
  }, [])
  return hrefs.map((href) => <PrefetchPageLinks key={href} page={href} />)
}

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** B1: no prefetch offline, on 2g, or with data saving. */
export function mayPrefetch(
  device: { readonly onLine: boolean; readonly connection?: Connection } = navigator,
): boolean {
  const { saveData = false, effectiveType = '' } = device.connection ?? {}
  return device.onLine && !saveData && !effectiveType.endsWith('2g')
}

export function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(work, 1)
}

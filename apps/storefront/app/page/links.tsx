import { PrefetchPageLinks, Form as RemixForm, Link as RemixLink } from '@remix-run/react'
import { type PageZone, zoneOf } from '@store/core'
import { type FormProps, type LinkProps, useShop } from '@store/template-kit'
import { type FocusEvent, forwardRef, type PointerEvent, useEffect, useState } from 'react'
import { useRoot } from '#app/page/root-data.ts'
import { screenOfPath } from '#app/page/screens.ts'
import { loadAssets } from '#app/templates/template-assets.ts'

const IDLE_TIMEOUT_MS = 2000
/** Pages fetched ahead at the same time; older wishes make room. */
const MAX_PREFETCHES = 3

/**
 * Whether a page of this shop has to be left by an ordinary page load: from and into checkout and orders, whose policies
 * are their own, into another mount, which may be another shop, and into another template.
 */
export function needsDocument(href: string, mount: string, from: PageZone): boolean {
  if (mount !== '' && href !== mount && !href.startsWith(`${mount}/`) && !href.startsWith(`${mount}?`)) return true
  const path = href.slice(mount.length)
  return from !== 'shop' || zoneOf(path) !== 'shop' || /^\/(?:template\d|wa\/)/.test(path)
}

/** The kit's links without page loads. A page that a visitor is about to open is fetched ahead (B1). */
export const ShopLink = forwardRef<HTMLAnchorElement, LinkProps>(function ShopLink(props, ref) {
  const { href, reloadDocument, viewTransition, onPointerEnter, onPointerDown, onFocus, ...anchor } = props
  const { mount } = useShop()
  const { template, view, zone } = useRoot()
  const handlers = { onPointerEnter, onPointerDown, onFocus }
  if (needsDocument(href, mount, zone)) return <a ref={ref} href={href} {...anchor} {...handlers} />
  // The same element without asking the router, which on a page of a hundred links is a twentieth of drawing it.
  if (import.meta.env.SSR && href.startsWith('/')) return <a href={href} {...anchor} />

  const fetchAhead = () => {
    if (!mayPrefetch()) return
    whenIdle(() => {
      wishFor(href)
      // A wish only: that its code does not come is seen when it is needed.
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

/** Searching and filtering without page loads; what is sent for good is sent as the browser sends it. */
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

/** The pages being fetched ahead: beside the page, so that no list of links finds foreign elements in it. */
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

/** B1: not offline, not on 2g, not where the visitor saves data. */
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

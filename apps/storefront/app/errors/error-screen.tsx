import { isRouteErrorResponse, useLocation } from '@remix-run/react'
import { chatLink } from '@store/core'
import { useShop, useT } from '@store/template-kit'
import { createElement, useEffect, useState } from 'react'
import { fetchScreen, lookOf, screenOf } from '#app/look.ts'
import { useRoot } from '#app/root-data.ts'

/** E1, E2, E5 in the shop's template: 404 is E1, everything else E2. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const { template: number, view } = useRoot()
  const { language } = view.shop
  const { template } = lookOf(number, language)
  const [, setCame] = useState(false)
  const component = screenOf(template, 'Error')
  const contactUrl = useSupportLink()

  // An error in the middle of a page cannot wait for the code of its screen.
  useEffect(() => {
    if (!component) fetchScreen(number, language, 'Error').then(() => setCame(true), console.error)
  }, [component, number, language])

  if (!component) return null
  const status = isRouteErrorResponse(error) ? error.status : 500
  return createElement(component, { status, message: ownMessage(error), contactUrl })
}

/** Only sentences of ours are shown (E7, E10); what else is in an error has been logged. */
function ownMessage(error: unknown): string | null {
  return isRouteErrorResponse(error) && typeof error.data?.message === 'string' ? error.data.message : null
}

/** E2: a chat with the support line about this page, in the app on phones, in the web chat elsewhere. */
function useSupportLink(): string | null {
  const { address } = useRoot()
  const { platform, mount } = useShop()
  const { pathname } = useLocation()
  const t = useT()
  const [device, setDevice] = useState<'mobile' | 'desktop'>('mobile')
  useEffect(() => setDevice(/Mobi|Android|iPhone|iPad/.test(navigator.userAgent) ? 'mobile' : 'desktop'), [])
  if (!platform.supportPhone) return null
  const url = address + pathname.slice(mount.length)
  return chatLink(platform.supportPhone, t('error.server.chat', { url }), device)
}

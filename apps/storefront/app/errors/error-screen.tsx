import { isRouteErrorResponse, useLocation } from '@remix-run/react'
import { chatLink } from '@store/core'
import { useShop, useT } from '@store/template-kit'
import { useEffect, useState } from 'react'
import { useRoot } from '#app/page/root-data.ts'
import { Screen } from '#app/page/screen.tsx'
import { assetsOf, fetchScreen, screenOf } from '#app/templates/template-assets.ts'
import { replacementScreen, screenOfError } from '#app/tenancy/replacement-screen.ts'

/** The screen in place of a page: E1 for a 404, the gate or the closed screen where they were thrown, otherwise E2. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const { template: number, view } = useRoot()
  const { language } = view.shop
  const { pathname, search } = useLocation()
  const name = screenOfError(error)
  const [, setCame] = useState(false)
  const component = screenOf(assetsOf(number, language).design, name)
  const contactUrl = useSupportLink()

  // An error while rendering cannot wait for the code of its screen.
  useEffect(() => {
    if (!component) fetchScreen(number, language, name).then(() => setCame(true), console.error)
  }, [component, number, language, name])

  if (!component) return null
  const replaced = replacementScreen(error)
  if (replaced?.screen === 'Locked') return <Screen name="Locked" view={{ reply: null, returnTo: pathname + search }} />
  if (replaced?.screen === 'Closed') return <Screen name="Closed" view={replaced.view} />
  const status = isRouteErrorResponse(error) ? error.status : 500
  return <Screen name="Error" view={{ status, message: ownMessage(error), contactUrl }} />
}

/** Only our own messages are shown (E7, E10); other errors have been logged. */
function ownMessage(error: unknown): string | null {
  return isRouteErrorResponse(error) && typeof error.data?.message === 'string' ? error.data.message : null
}

/** E2: a chat with the platform's support about this page, in the app on phones, in the web chat elsewhere. */
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

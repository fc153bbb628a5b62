import type { PageZone } from '@store/core'
import { env } from '#app/http/env.server.ts'
import type { Tenant } from '#app/tenancy/tenants.server.ts'
import type { ThirdParties } from '#app/third-parties/third-parties.ts'

type Integration = 'pixel' | 'analytics' | 'tagManager' | 'chat'
export type Sources = Readonly<Record<string, readonly string[]>>

const GOOGLE_MEASUREMENT = ['https://*.google-analytics.com', 'https://*.analytics.google.com']
const GOOGLE_TAGS = 'https://*.googletagmanager.com'
const GOOGLE_ADS = ['https://*.g.doubleclick.net', 'https://www.google.com', 'https://pagead2.googlesyndication.com']
const META = 'https://www.facebook.com'

/** The only hosts a shop's pages may reach besides their own, by integration and directive of their policy. */
const SOURCES: Readonly<Record<Exclude<Integration, 'chat'>, Sources>> = {
  pixel: {
    'script-src': ['https://connect.facebook.net'],
    'connect-src': ['https://connect.facebook.net', META],
    'img-src': [META],
    'frame-src': [META],
  },
  analytics: {
    'script-src': [GOOGLE_TAGS],
    'connect-src': [...GOOGLE_MEASUREMENT, GOOGLE_TAGS],
    'img-src': ['https://*.google-analytics.com', GOOGLE_TAGS],
  },
  tagManager: {
    'script-src': [GOOGLE_TAGS, 'https://www.googleadservices.com', 'https://googleads.g.doubleclick.net'],
    'connect-src': [...GOOGLE_MEASUREMENT, GOOGLE_TAGS, ...GOOGLE_ADS],
    'img-src': ['https://*.google-analytics.com', GOOGLE_TAGS, ...GOOGLE_ADS],
    'frame-src': ['https://www.googletagmanager.com', 'https://td.doubleclick.net'],
  },
}

const ofChat = (origin: string): Sources => ({
  'script-src': [origin],
  'connect-src': [origin, origin.replace(/^http/, 'ws')],
  'img-src': [origin],
  'frame-src': [origin],
  'media-src': [origin],
})

/** The origins that a page's policy must allow for its third parties, and no others. */
export function sourcesOf(thirdParties: ThirdParties | null, zone: PageZone): Sources {
  if (!thirdParties || zone === 'private') return {}
  const { pixel, google, chat } = thirdParties
  // No third-party script runs on an order's page: the purchase is reported with an image request.
  if (zone === 'order') return pixel ? { 'img-src': [META] } : {}
  const parts = [
    ...(pixel ? [SOURCES.pixel] : []),
    ...(google ? [SOURCES[google.kind]] : []),
    ...(chat ? [ofChat(chat.origin)] : []),
  ]
  const joined: Record<string, readonly string[]> = {}
  for (const part of parts)
    for (const [directive, hosts] of Object.entries(part))
      joined[directive] = [...new Set([...(joined[directive] ?? []), ...hosts])]
  return joined
}

/**
 * The third parties of a page of this shop. Null on checkout and other pages with a buyer's data,
 * before a gate, in a closed shop, and under `/wa`, whose host serves other shops, too.
 */
export function thirdPartiesOf(tenant: Tenant, zone: PageZone): ThirdParties | null {
  const { integrations } = tenant.content
  if (tenant.mount !== '' || tenant.status !== 'open' || zone === 'private') return null
  const { facebookPixel: pixel = null, analytics = null, tagManager = null } = integrations ?? {}
  const google = tagManager
    ? ({ kind: 'tagManager', id: tagManager } as const)
    : analytics
      ? ({ kind: 'analytics', id: analytics } as const)
      : null
  const chat = zone === 'shop' ? chatOf(tenant) : null
  return pixel || google || chat ? { pixel, google, chat } : null
}

/** I6: of one shop only, set by the environment. */
function chatOf({ shopId }: Tenant): ThirdParties['chat'] {
  const { CHAT_WIDGET_HOST: host, CHAT_WIDGET_STORE_ID: id, CHAT_WIDGET_TOKEN: token } = env
  return host && token && id === shopId ? { origin: new URL(host).origin, token } : null
}

import { data } from '@remix-run/node'
import { chatLink } from '@store/core'
import { loadWords, translate } from '@store/template-kit'
import type { NoShop } from '#app/errors/no-shop.tsx'
import { platform } from '#app/http/env.server.ts'
import { preferredLanguage } from '#framework/edge/accept-language.mjs'

/** An address without its query, which may hold an order's key. */
const withoutQuery = (url: string): string => url.split(/[?#]/, 1)[0] ?? ''

/** Retry-After for crawlers and caches; our outages are short. */
const RETRY_AFTER_SECONDS = '10'

/**
 * The response for a shop that does not exist (`unknown`, 404, E3) or cannot be read (`unavailable`, 503, E2), in the
 * visitor's best language, because there is no shop to decide one.
 */
export async function noShop(request: Request, kind: 'unknown' | 'unavailable') {
  const language = preferredLanguage(request.headers.get('accept-language'))
  const words = await loadWords(language, ['pages'])
  const t = (key: string, values?: Readonly<Record<string, string>>) => translate(words, language, key, values)
  if (kind === 'unknown') {
    const page: NoShop = {
      language,
      title: t('error.shop.title'),
      text: t('error.shop.text'),
      code: 404,
      contact: null,
    }
    return data(page, { status: 404 })
  }
  const device = /Mobi|Android|iPhone|iPad/.test(request.headers.get('user-agent') ?? '') ? 'mobile' : 'desktop'
  const page: NoShop = {
    language,
    title: t('error.server.title'),
    text: t(platform.supportPhone ? 'error.server.text' : 'error.server.later'),
    code: 503,
    contact: platform.supportPhone
      ? {
          label: t('error.server.button', { name: platform.name }),
          url: chatLink(platform.supportPhone, t('error.server.chat', { url: withoutQuery(request.url) }), device),
        }
      : null,
  }
  return data(page, { status: 503, headers: { 'Retry-After': RETRY_AFTER_SECONDS } })
}

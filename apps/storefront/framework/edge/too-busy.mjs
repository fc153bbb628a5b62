import en from '@store/template-kit/words/en'
import es from '@store/template-kit/words/es'
import fr from '@store/template-kit/words/fr'
import pt from '@store/template-kit/words/pt'
import { LRUCache } from 'lru-cache'
import { preferredLanguage } from './accept-language.mjs'
import { log } from './log.mjs'

const WORDS = { es, en, pt, fr }
/** Seconds, in which a good part of a full queue is processed. */
const RETRY_AFTER = '30'
/** Minimum time between two log lines about one shop, in milliseconds. */
const LOGGED_EVERY = 60_000

/** Answers a request of a shop whose queue is full: 503 in the visitor's language, without rendering. */
export function createTooBusy() {
  /** @type {LRUCache<number, true>} */
  const logged = new LRUCache({ max: 1_000, ttl: LOGGED_EVERY })

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   * @param {number} shop
   */
  return (request, response, shop) => {
    if (!logged.has(shop)) {
      logged.set(shop, true)
      log.warn({ shop }, 'too many requests wait, more are answered with 503')
    }
    const language = preferredLanguage(request.headers['accept-language'])
    const { 'error.server.title': title, 'error.server.later': text } = WORDS[language]
    response
      .writeHead(503, {
        'Content-Type': 'text/html; charset=utf-8',
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'no-store',
        'Retry-After': RETRY_AFTER,
      })
      .end(page(language, title, text))
  }
}

/** @param {string} language @param {string} title @param {string} text */
const page = (language, title, text) =>
  `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>\n`

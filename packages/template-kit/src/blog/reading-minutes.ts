import type { SafeHtml } from '@store/core'

const WORDS_PER_MINUTE = 200

/** Estimated minutes to read a text, at least one. */
export function readingMinutes(html: SafeHtml): number {
  const words = html
    .replace(/<[^<>]*>/g, ' ')
    .trim()
    .split(/\s+/).length
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

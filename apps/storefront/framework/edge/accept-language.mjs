import { LANGUAGES } from '@store/core'

/**
 * The visitor's best language of ours, for pages that no shop decides; Spanish when none fits (T3).
 *
 * @param {string | null | undefined} header `Accept-Language`
 * @returns {import('@store/core').Language}
 */
export function preferredLanguage(header) {
  const wishes = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';')
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean)
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  for (const { language } of wishes) {
    const known = LANGUAGES.find((ours) => ours === language)
    if (known) return known
  }
  return 'es'
}

import type { Category } from '@store/core'
import { oneOf } from './settings-shape.ts'

/**
 * The setting `trade` of a template that has words of one trade besides its neutral ones (`trades` of its manifest): `auto`
 * follows the shop's categories (`fitTrade`), `none` keeps the neutral words.
 */
export const tradeSetting = (trade: string) =>
  oneOf(['auto', 'none', trade]).catch('auto').meta({ group: 'details', part: 'page' })

/**
 * Decides `trade: 'auto'`: the trade, if at least half of the categories have such names, which are tested without accents and in
 * lower case. Called on the server, so that pages do not load the lists of words.
 */
export const fitTrade =
  (trade: string, names: RegExp) =>
  <Read extends Readonly<Record<string, unknown>>>(
    settings: Read,
    categories: readonly Pick<Category, 'name'>[],
  ): Read => {
    if (settings.trade !== 'auto') return settings
    const count = categories.filter(({ name }) => names.test(plain(name))).length
    return { ...settings, trade: count > 0 && count * 2 >= categories.length ? trade : 'none' }
  }

const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

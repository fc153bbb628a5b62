import type { SettingPath } from './setting-words.ts'
import type { CommonSettings } from './settings-shape.ts'
import { useShop } from './shop-context.tsx'

/** Attributes for an element. */
export type MarkAttributes = { readonly 'data-setting'?: string }
export type Mark<Settings> = (...paths: readonly SettingPath<Settings>[]) => MarkAttributes
/** Marks of one banner. `picture`: its image, that for phones, and their focus; `button`: its text and address. */
export type BannerMarks = Readonly<Record<'picture' | 'title' | 'text' | 'button' | 'link', MarkAttributes>>

const NOTHING: MarkAttributes = {}
const nothing = () => NOTHING
const marked = (...paths: readonly string[]): MarkAttributes => ({ 'data-setting': paths.join(' ') })

/**
 * A function that marks an element with the settings it shows: `<h1 {...mark('headline')}>`. An editor finds the elements of a
 * setting by it, and the setting of an element. Shop pages have no marks: there it returns no attributes (`ShopView.marked`).
 * Name the template's own settings: `useMark<Settings>()`.
 */
export const useMark = <Settings = CommonSettings>(): Mark<Settings> => (useShop().marked ? marked : nothing)

/** A function that returns the marks of a banner by its place in `banners`. */
export function useBannerMarks(): (at: number) => BannerMarks {
  const mark = useMark()
  return (at) => ({
    picture: mark(`banners.${at}.image`, `banners.${at}.mobileImage`, `banners.${at}.focus`),
    title: mark(`banners.${at}.title`),
    text: mark(`banners.${at}.text`),
    button: mark(`banners.${at}.button`, `banners.${at}.href`),
    link: mark(`banners.${at}.href`),
  })
}

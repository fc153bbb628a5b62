import type { Category, Language } from '@store/core'
import type { WordLoads, Words } from './design.ts'
import type { CommonSettings, NameWidths, OwnSettingWords, SettingWordLoads, settingsShape } from './settings.ts'
import type { Tokens } from './tokens.ts'

/** Product fields that the cards of only some templates show. Lists leave them out for other templates, to send less data. */
export type ListField = 'dimensions' | 'tagValues'

/** The kinds of goods that somebody who opens a shop can choose from. */
export const SELLS = [
  ...(['fashion', 'jewellery', 'beauty', 'food', 'grocery', 'home', 'technology', 'toys', 'sports', 'crafts'] as const),
]
export type Sells = (typeof SELLS)[number]

/**
 * A template's manifest: all that apps need of it without rendering it. Only servers and tools import it, because settings
 * schemas (26 kB of zod) must never reach a browser. Its design (`defineDesign`) renders, and is loaded by both.
 */
export type Template = {
  /**
   * Its number, 1 to 99, under which shops store it and `/template{id}` previews it (R9); unique among installed templates.
   */
  readonly id: number
  readonly name: string
  /**
   * The kinds of goods for which it is suggested when a shop is opened, with its rank among the suitable templates: the
   * lowest comes first.
   */
  readonly suits?: { readonly [Each in Sells]?: number }
  readonly settings: {
    /** Schema of the settings: `settingsShape()`, extended by the template's own. */
    readonly shape: SettingsShape
    /** Labels and hints of its own settings for merchants, in each language; a template without any has none. */
    readonly words?: SettingWordLoads
    /** Reads stored settings of any version, by our names or the services'. Never fails: an invalid value becomes the default. */
    readonly read: (stored: unknown) => CommonSettings
    /** Settings that this template does not show, with the reason, by path: an editor leaves them out. */
    readonly unseen?: Readonly<Record<string, string>>
    /** Chooses values for settings that the merchant has not set, from the categories that the shop sells. */
    readonly fit?: (settings: CommonSettings, categories: readonly Category[]) => CommonSettings
  }
  /**
   * Words that replace the design's in shops of a trade, by the value of the setting `trade` (`tradeSetting`). Only pages
   * of such shops contain them.
   */
  readonly trades?: Readonly<Record<string, WordLoads>>
  readonly tokens: Tokens
  /** Entry of the package's `exports` for the design: `./design`. */
  readonly design: `./${string}`
  /** Entry of the package's `exports` for its one style sheet: `./styles.css`. */
  readonly styles: `./${string}.css`
  /**
   * `body`: font file of body text, the only font that pages preload; null: a system font. `names`: letter widths of the
   * faces of the shop's name, from which `namesToCss` computes how wide it is.
   */
  readonly fonts: { readonly body: string | null; readonly names?: NameWidths }
  /** `products`: how many products the home page shows in the merchant's order; at most 50, the limit of the call. */
  readonly home: { readonly products: number }
  /** `fields`: product fields that its cards show besides those of every list. */
  readonly list: { readonly fields: readonly ListField[] }
}

type SettingsShape = ReturnType<typeof settingsShape>
/** Words of a schema's own settings: required where it has any. */
type WithWords<Shape extends SettingsShape> =
  Record<never, never> extends OwnSettingWords<Shape>
    ? { readonly words?: SettingWordLoads<OwnSettingWords<Shape>> }
    : { readonly words: SettingWordLoads<OwnSettingWords<Shape>> }

type TemplateWith<Shape extends SettingsShape> = Omit<Template, 'settings'> & {
  readonly settings: Omit<Template['settings'], 'shape' | 'words'> & { readonly shape: Shape } & WithWords<Shape>
}

/** Returns its argument: lets the compiler check a manifest where it is defined, and that every setting has words. */
export function defineTemplate<Shape extends SettingsShape>(template: TemplateWith<Shape>): Template
export function defineTemplate(template: Template): Template {
  return template
}

/** The words of the trade in the settings; `{}` for most shops. */
export async function loadTradeWords(
  { trades = {} }: Pick<Template, 'trades'>,
  settings: Readonly<Record<string, unknown>>,
  language: Language,
): Promise<Words> {
  const load = Object.entries(trades).find(([trade]) => trade === settings.trade)?.[1][language]
  return load ? (await load()).default : {}
}

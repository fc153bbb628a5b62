import { LANGUAGES } from '@store/core'
import { describe, expect, test } from 'vitest'
import type { ScreenName, ShopView } from '../design.ts'
import type { Template } from '../manifest.ts'
import { loadSettingWords, type SettingField, type SettingPart, settingFields } from '../settings.ts'
import { tokensToCss } from '../tokens.ts'
import { placeOf } from './page.ts'
import { filledSettings, otherValue, settingAt, withSetting } from './setting-samples.ts'
import type { rendersOfTemplate } from './template-renders.ts'

/** Conditions under which a template's settings are visible in example pages. */
export type EditingConditions = {
  /** Stored settings besides texts, switches and banners. */
  readonly stored?: Readonly<Record<string, unknown>>
  /** Parts of the shop, such as tags. */
  readonly shop?: Partial<ShopView>
  /** By path: another valid value, for settings that do not accept every text. */
  readonly others?: Readonly<Record<string, unknown>>
  /** By path: why another value changes no example page. */
  readonly unchanged?: Readonly<Record<string, string>>
}

/** The screens that show a part, and their states. */
const SHOWN: Readonly<Record<SettingPart, readonly (readonly [ScreenName, string])[]>> = {
  page: [['Home', 'full']],
  header: [['Home', 'full']],
  footer: [['Home', 'full']],
  home: [['Home', 'full']],
  lists: [
    ['Catalog', 'full'],
    ['Catalog', 'filtered'],
    ['Home', 'full'],
  ],
  product: [
    ['Product', 'plain'],
    ['Product', 'variants'],
  ],
  cart: [['Cart', 'full']],
}

/**
 * Tests that an editor can be built on the settings: each has its labels, and pages have marks for the settings they show.
 */
export function describeEditing(
  template: Template,
  { rendersOf }: Pick<ReturnType<typeof rendersOfTemplate>, 'rendersOf'>,
  { stored = {}, shop = {}, others = {}, unchanged = {} }: EditingConditions,
): void {
  const { read, shape, unseen = {} } = template.settings
  const fields = settingFields(shape)
  // The times of an entry are applied before pages get it, and are not visible in them.
  const drawn = fields.filter(({ control }) => control !== 'moment')
  const shown = drawn.filter(({ path }) => !Object.hasOwn(unseen, path))
  const filled = { ...filledSettings(fields), ...stored }

  /** The part's pages. Those of the cart are hydrated, because it is in the browser. */
  async function pagesOf(part: SettingPart, given: Readonly<Record<string, unknown>>): Promise<string> {
    const settings = read(given)
    const logo = { src: '/media/logo.png', alt: null }
    const pages = await Promise.all(
      SHOWN[part].map(async ([name, state]) => {
        const renders = await rendersOf(name, { settings, shop: { marked: true, logo, ...shop } })
        const render = renders.find((each) => each.state === state)?.render
        if (!render) throw new Error(`no state ${state} of ${name}`)
        if (part !== 'cart') return render.onServer()
        const place = placeOf(render.onServer())
        const { leave } = await render.inBrowser(place, state)
        const { innerHTML } = place
        leave()
        return innerHTML
      }),
    )
    const { colors, scheme } = settings
    return [...pages, tokensToCss(template.tokens, colors, scheme)].join('\n')
  }

  describe('an editor can be built on its settings', () => {
    test.each(LANGUAGES)('each has a label, a hint and names of its choices in %s', async (language) => {
      const { settings: words } = await loadSettingWords(template, language)
      const isNamed = ({ path, control, choices }: SettingField) => {
        const word = words[path]
        const named = control === 'font' ? ['own', 'system'] : choices.filter((choice) => typeof choice === 'string')
        return word?.label && /[.!?]$/.test(word.hint) && named.every((choice) => word.choices?.[choice])
      }
      expect(fields.filter((field) => !isNamed(field)).map(({ path }) => path)).toEqual([])
      expect(Object.keys(words).filter((path) => !fields.some((field) => field.path === path))).toEqual([])
    })

    test('each is marked on a page of its part', async () => {
      const marked = drawn.filter(({ part }) => part !== 'page')
      const parts = [...new Set(marked.map(({ part }) => part))]
      const marks = new Map(
        await Promise.all(parts.map(async (part) => [part, marksIn(await pagesOf(part, filled))] as const)),
      )
      const isMarked = ({ path, part }: SettingField) =>
        [...(marks.get(part) ?? [])].some((mark) => isWithin(mark, path))
      expect(marked.filter((field) => !isMarked(field)).map(({ path }) => path)).toEqual(
        marked.map(({ path }) => path).filter((path) => Object.hasOwn(unseen, path)),
      )
      const known = fields.map(({ path }) => path)
      const unknownMarks = [...marks.values()].flatMap((found) => [...found].filter((mark) => !known.includes(mark)))
      expect(unknownMarks).toEqual([])
    })

    test('another value changes a page of its part', async () => {
      const before = new Map<SettingPart, string>()
      const same: string[] = []
      for (const field of shown.filter(({ control }) => control !== 'list')) {
        const { path, part } = field
        const html = before.get(part) ?? (await pagesOf(part, filled))
        before.set(part, html)
        const other = others[path] ?? otherValue(field, settingAt(read(filled), path))
        if ((await pagesOf(part, withSetting(filled, path, other))) === html) same.push(path)
      }
      expect(same).toEqual(Object.keys(unchanged))
    }, 60_000)

    test('pages of shops have no marks', async () => {
      for (const name of ['Home', 'Catalog', 'Product'] as const)
        for (const { render } of await rendersOf(name, { settings: read(filled) }))
          expect(render.onServer()).not.toContain('data-setting')
    })
  })
}

/** The settings in the marks of elements, with `*` for positions in lists. */
const marksIn = (html: string): ReadonlySet<string> =>
  new Set(
    [...html.matchAll(/ data-setting="([^"]*)"/g)].flatMap(([, paths = '']) =>
      paths.split(' ').map((path) => path.replace(/\.\d+(?=\.|$)/g, '.*')),
    ),
  )

/** Whether a mark is for this setting, or for a field of this list. */
const isWithin = (mark: string, path: string) => mark === path || mark.startsWith(`${path}.*`)

import type { Template } from '@store/template-kit/manifest'
import {
  changeSetting,
  resetSetting,
  type SettingChange,
  type SettingRow,
  settingRows,
} from '@store/template-kit/settings'
import { templateOf } from '@store/templates'
import { type InShop, withShop } from '../api.ts'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { didYouMean } from '../nearest.ts'
import { uploadedPicture } from '../picture.ts'
import { answer, print, printTable } from '../print.ts'
import { templateNumber } from '../reading.ts'

export const templateCommand = () =>
  group('template', "Manage the settings of a shop's template", [templateShow(), templateSet(), templateReset()])

type TemplateOptions = OfShop & { readonly template?: number }
const TEMPLATE = ['--template <number>', "settings of another template than the shop's", templateNumber] as const

const templateShow = () =>
  command('show', 'Show every setting, or those under a path, with its possible values', [
    'template show --shop mercado',
    'template show colors --shop mercado --json',
  ])
    .argument('[path]', 'as in colors or banners.0')
    .requiredOption(...SHOP)
    .option(...TEMPLATE)
    .action(async (path: string | undefined, options: TemplateOptions) => {
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const id = options.template ?? shop.templateId
        const { settings } = await manage.getTemplateSettings({ params: { ...params, templateId: id } })
        const all = settingRows(templateOf(id).settings.shape, settings)
        const rows = all.filter((row) => path === undefined || `${row.path}.`.startsWith(`${path}.`))
        if (rows.length === 0 && path !== undefined)
          throw unknown(
            path,
            all.map((row) => row.path),
            id,
          )
        answer(options, rows, () => printTable(rows.map(inWords)))
      })
    })

/** A value in the form in which people type it; lists, and colours by name, are separated by commas. */
export function settingText(value: unknown): string {
  if (Array.isArray(value)) return value.some((one) => one) ? value.map(settingText).join(', ') : '–'
  if (typeof value === 'object' && value !== null)
    return settingText(Object.entries(value).map(([name, one]) => `${name}: ${one}`))
  return value === null || value === undefined || value === '' ? '–' : String(value)
}

const inWords = ({ path, value, given, expects }: SettingRow) => ({
  setting: path,
  value: settingText(value),
  '': given ? '' : 'default',
  'may be': expects ?? '',
})

const templateSet = () =>
  command('set', 'Set settings by their paths, all at once or none', [
    'template set colors.accent "#6e0f22" --shop mercado',
    'template set banners.0.title "Linen, at last" --shop mercado',
    'template set banners.0.image hat.svg banners.0.href /productos?q=hat --shop mercado',
    'template set watermark true --shop mercado',
  ])
    .argument(
      '<path-and-value...>',
      'as "template show" shows them; lists begin at 0; a picture is a file or an address',
    )
    .requiredOption(...SHOP)
    .option(...TEMPLATE)
    .action(async (typed: readonly string[], options: TemplateOptions) => {
      const pairs = inPairs(typed)
      await withShop(options.shop, async (where) => {
        const { shop } = where
        const inputs: SettingInput[] = []
        for (const [path, texts] of pairs) {
          const isFile =
            /(^|\.|_)(image|mobileImage|photo|picture)$/i.test(path) && !/^(https?:\/\/|\/media\/)/.test(texts)
          const value = isFile ? await uploadedPicture(where, texts) : texts
          inputs.push({ path, value, make: (shape, stored) => changeSetting(shape, stored, path, value) })
        }
        const rows = await change(options, where, inputs)
        answer(options, rows, () => {
          for (const { path, value } of inputs) print(`${shop.name}: ${path} is ${value}`)
        })
      })
    })

function inPairs(typed: readonly string[]): readonly (readonly [path: string, value: string])[] {
  if (typed.length % 2 !== 0)
    throw new Complaint(`${typed.at(-1)} has no value. Say each path with its value, as in watermark true.`)
  return typed.flatMap((path, index) => (index % 2 === 0 ? [[path, typed[index + 1] ?? ''] as const] : []))
}

const templateReset = () =>
  command('reset', "Reset to the template's default a setting, a group, or an entry of a list", [
    'template reset colors.accent --shop mercado',
    'template reset banners.0 --shop mercado',
  ])
    .argument('<path>', 'as "template show" shows it, or the beginning of it')
    .requiredOption(...SHOP)
    .option(...TEMPLATE)
    .action(async (path: string, options: TemplateOptions) => {
      await withShop(options.shop, async (where) => {
        const { shop } = where
        const rows = await change(options, where, [
          { path, value: '', make: (shape, stored) => resetSetting(shape, stored, path) },
        ])
        answer(options, rows, () => print(`${shop.name}: ${path} is the template's own again`))
      })
    })

type Shape = Template['settings']['shape']

/** A change of the setting at a path; the value as it was typed is for error messages. */
type SettingInput = {
  readonly path: string
  readonly value: string
  readonly make: (shape: Shape, stored: Readonly<Record<string, unknown>> | null) => SettingChange
}

/** Writes the changed settings, and returns the values now at their paths. */
async function change(
  { template }: TemplateOptions,
  { manage, shop, params }: InShop,
  inputs: readonly SettingInput[],
): Promise<readonly SettingRow[]> {
  const id = template ?? shop.templateId
  const { shape } = templateOf(id).settings
  const of = { ...params, templateId: id }
  const { settings: stored, revision } = await manage.getTemplateSettings({ params: of })
  let settings: Readonly<Record<string, unknown>> = stored
  for (const { path, value, make } of inputs) {
    const made = make(shape, settings)
    if (made.kind === 'unknown') throw unknown(path, made.known, id)
    if (made.kind === 'refused')
      throw new Complaint(`"${value}" cannot be ${path}.${made.expects ? ` Use ${made.expects}.` : ''}`)
    settings = made.settings
  }
  await manage.setTemplateSettings({ params: of, revision, body: { settings } })
  const under = (row: SettingRow) => inputs.some(({ path }) => `${row.path}.`.startsWith(`${path}.`))
  return settingRows(shape, settings).filter(under)
}

const MOST_NAMED = 12

function unknown(path: string, known: readonly string[], templateId: number): Complaint {
  const inside = known.filter((each) => each.startsWith(`${path}.`))
  if (inside.length > 0)
    return new Complaint(`${path} has parts: say which, as in ${inside.slice(0, MOST_NAMED).join(', ')}.`)
  const hint =
    didYouMean(path, known) || (known.length > 0 ? ` There is ${known.slice(0, MOST_NAMED).join(', ')}.` : '')
  return new Complaint(`Template ${templateId} has no setting "${path}".${hint}`)
}

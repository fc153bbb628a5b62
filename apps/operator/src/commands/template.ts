import { inShop } from '@store/api/database'
import { changeShop, findTemplateSettings, setTemplateSettings } from '@store/api/queries'
import type { Shop } from '@store/core'
import {
  changeSetting,
  resetSetting,
  type SettingChange,
  type SettingRow,
  settingRows,
} from '@store/template-kit/settings'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { didYouMean } from '../nearest.ts'
import { keptPicture } from '../picture.ts'
import { answer, printTable } from '../print.ts'
import { templateNumber } from '../reading.ts'
import { withShop } from '../shop-of.ts'
import { settingsShapeOf } from '../templates.ts'

export const templateCommand = () =>
  group('template', "how a shop looks: its template's settings, one by one", [
    templateShow(),
    templateSet(),
    templateReset(),
  ])

type Given = OfShop & { readonly template?: number }
const TEMPLATE = ['--template <number>', "settings of another template than the shop's", templateNumber] as const

const templateShow = () =>
  command('show', 'every setting, or those under a path, with what may be said', [
    'template show --shop mercado',
    'template show colors --shop mercado --json',
  ])
    .argument('[path]', 'as in colors or banners.0')
    .requiredOption(...SHOP)
    .option(...TEMPLATE)
    .action(async (path: string | undefined, options: Given) => {
      await withShop(options.shop, async ({ db, shop }) => {
        const id = options.template ?? shop.templateId
        const stored = await inShop(db, shop.id, (tx) => findTemplateSettings(tx, shop.id, id))
        const all = settingRows(settingsShapeOf(id), stored)
        const rows = all.filter((row) => path === undefined || `${row.path}.`.startsWith(`${path}.`))
        if (rows.length === 0 && path !== undefined && path !== 'banners')
          throw unknown(
            path,
            all.map((row) => row.path),
            id,
          )
        answer(options, rows, () => printTable(rows.map(inWords)))
      })
    })

const inWords = ({ path, value, given, expects }: SettingRow) => ({
  setting: path,
  value: value === null || value === '' ? '–' : String(value),
  '': given ? '' : 'default',
  'may be': expects ?? '',
})

const templateSet = () =>
  command('set', 'one setting, by its path', [
    'template set colors.accent "#6e0f22" --shop mercado',
    'template set banners.0.title "Linen, at last" --shop mercado',
    'template set banners.0.image hat.svg --shop mercado',
    'template set watermark true --shop mercado',
  ])
    .argument('<path>', 'as "template show" shows it; lists begin at 0')
    .argument('<value>', 'what it is from now on; of a picture, a file or an address')
    .requiredOption(...SHOP)
    .option(...TEMPLATE)
    .action(async (path: string, typed: string, options: Given) => {
      await withShop(options.shop, async ({ db, dataFolder, shop }) => {
        const isFile =
          /(^|\.|_)(image|mobileImage|photo|picture)$/i.test(path) && !/^(https?:\/\/|\/media\/)/.test(typed)
        const value = isFile ? await keptPicture(dataFolder, shop.id, typed) : typed
        const row = await change(
          options,
          db,
          shop,
          path,
          (shape, stored) => changeSetting(shape, stored, path, value),
          value,
        )
        answer(options, row, () => console.log(`${shop.name}: ${path} is ${value}`))
      })
    })

const templateReset = () =>
  command('reset', "back to the template's default: a setting, a group, or an entry of a list", [
    'template reset colors.accent --shop mercado',
    'template reset banners.0 --shop mercado',
  ])
    .argument('<path>', 'as "template show" shows it, or the beginning of it')
    .requiredOption(...SHOP)
    .option(...TEMPLATE)
    .action(async (path: string, options: Given) => {
      await withShop(options.shop, async ({ db, shop }) => {
        const rows = await change(options, db, shop, path, (shape, stored) => resetSetting(shape, stored, path), '')
        answer(options, rows, () => console.log(`${shop.name}: ${path} is the template's own again`))
      })
    })

type Shape = ReturnType<typeof settingsShapeOf>

/** Writes the changed settings, and answers what stands under the path now. */
function change(
  { template }: Given,
  db: Parameters<typeof changeShop>[0],
  shop: Shop,
  path: string,
  make: (shape: Shape, stored: Readonly<Record<string, unknown>> | null) => SettingChange,
  value: string,
): Promise<readonly SettingRow[]> {
  const id = template ?? shop.templateId
  const shape = settingsShapeOf(id)
  return changeShop(db, shop.id, async (tx) => {
    const stored = await findTemplateSettings(tx, shop.id, id)
    const made = make(shape, stored)
    if (made.kind === 'unknown') throw unknown(path, made.known, id)
    if (made.kind === 'refused')
      throw new Complaint(`"${value}" cannot be ${path}.${made.expects ? ` Use ${made.expects}.` : ''}`)
    await setTemplateSettings(tx, shop.id, id, made.settings)
    return settingRows(shape, made.settings).filter((row) => `${row.path}.`.startsWith(`${path}.`))
  })
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

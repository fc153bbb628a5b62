import { randomInt } from 'node:crypto'
import { inShop } from '@store/api/database'
import { addAccessCode, listAccessCodes, removeAccessCode, setShop } from '@store/api/queries'
import { GATE_COLORS, normaliseAccessCode, type Shop } from '@store/core'
import { InvalidArgumentError } from 'commander'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { keptPicture } from '../picture.ts'
import { answer, note, printTable, timeOf } from '../print.ts'
import { oneOf, orNone, textUpTo, wholeNumber } from '../reading.ts'
import { withShop } from '../shop-of.ts'

export const codesCommand = () =>
  group('codes', 'Manage access codes and the lock they open (only hashes are kept)', [
    codesList(),
    codesAdd(),
    codesRemove(),
    codesLock(),
    codesUnlock(),
  ])

const codesList = () =>
  command('list', 'List the labels of access codes', ['codes list --shop mercado'])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async ({ db, shop }) => {
        const codes = await inShop(db, shop.id, (tx) => listAccessCodes(tx, shop.id))
        answer(options, codes, () =>
          printTable(
            codes.map(({ id, label, createdAt }) => ({ id, label, since: timeOf(createdAt.toISOString(), shop) })),
          ),
        )
        if (codes.length === 0) note(`${shop.name} has no codes.`)
      })
    })

/** Letters and digits that nobody mistakes for one another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const invented = () => Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('')

const codesAdd = () =>
  command('add', 'Add an access code; without one given, make one up and show it once', [
    'codes add wholesale-2026 --label "Wholesale" --shop mercado',
    'codes add --label "Press" --shop mercado',
  ])
    .argument('[code]', 'four characters at least; capitals do not count')
    .requiredOption(...SHOP)
    .option('--label <text>', 'to tell codes apart', 'code')
    .action(async (given: string | undefined, options: OfShop & { readonly label: string }) => {
      const code = given ?? invented()
      if (normaliseAccessCode(code).length < 4) throw new Complaint('A code needs four characters at least.')
      await withShop(options.shop, async ({ db, shop }) => {
        const added = await inShop(db, shop.id, (tx) => addAccessCode(tx, shop.id, code, options.label))
        if (!added) throw new Complaint(`This code opens ${shop.name} already.`)
        answer(options, { ...added, ...(given === undefined && { code }) }, () => {
          console.log(`Code ${added.id} (${added.label}) opens ${shop.name}`)
          if (given === undefined) console.log(`It is ${code}: write it down, nobody can show it again`)
        })
        if (!shop.accessGate?.enabled) note(`${shop.name} is not locked: "feria codes lock --shop ${shop.subdomain}".`)
      })
    })

const codesRemove = () =>
  command('remove', 'Remove a code; everything it has opened ends at once', ['codes remove 1 --shop mercado'])
    .argument('<id>', 'as "codes list" shows it', wholeNumber(1, 2_147_483_647))
    .requiredOption(...SHOP)
    .action(async (id: number, options: OfShop) => {
      await withShop(options.shop, async ({ db, shop }) => {
        const left = await inShop(db, shop.id, async (tx) => {
          if (!(await removeAccessCode(tx, shop.id, id)))
            throw new Complaint(
              `${shop.name} has no code ${id}. "feria codes list --shop ${shop.subdomain}" shows them.`,
            )
          return (await listAccessCodes(tx, shop.id)).length
        })
        answer(options, { shop: shop.subdomain, id, removed: true }, () => console.log(`Code ${id} is removed`))
        if (left === 0 && shop.accessGate?.enabled) note(`No code opens ${shop.name} any more, and it is locked.`)
      })
    })

const codesLock = () =>
  command('lock', 'Show the shop only to visitors with a code', [
    'codes lock --title "For our partners" --description "Ask us for your code" --shop mercado',
    'codes lock --image hat.svg --color background=#f4efe6 --color button=#6e0f22 --shop mercado',
  ])
    .requiredOption(...SHOP)
    .option('--title <text>', 'what strangers read', orNone(textUpTo(200)))
    .option('--description <text>', 'and below it', orNone(textUpTo(1000)))
    .option(
      '--image <file>',
      'a picture beside it',
      orNone((path) => path),
    )
    .option('--color <part=colour>', `of ${GATE_COLORS.join(', ')}, as in button=#6e0f22; several times`, gateColor)
    .action(async (options: OfShop & GateStyle) => {
      await withShop(options.shop, async ({ db, shop, dataFolder }) => {
        const codes = await inShop(db, shop.id, (tx) => listAccessCodes(tx, shop.id))
        if (codes.length === 0)
          throw new Complaint(
            `No code would open ${shop.name}. Add one first: feria codes add --shop ${shop.subdomain}`,
          )
        const before = shop.accessGate ?? { title: '', description: '', image: null, colors: {} }
        const { title = before.title, description = before.description } = options
        const image = options.image ? await keptPicture(dataFolder, shop.id, options.image) : null
        const accessGate = {
          ...{ enabled: true, title, description },
          image: options.image === undefined ? before.image : image,
          colors: Object.fromEntries(
            Object.entries({ ...before.colors, ...options.color }).filter(([, color]) => color),
          ),
        }
        await setShop(db, shop.id, { accessGate })
        said(options, shop, true)
      })
    })

type GateStyle = {
  readonly title?: string
  readonly description?: string
  readonly image?: string
  readonly color?: Readonly<Record<string, string>>
}

/** `button=#6e0f22` beside those that were given before; `button=none` takes that colour away. */
function gateColor(typed: string, before: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  const [name = '', color = ''] = typed.split('=', 2)
  const part = oneOf(GATE_COLORS)(name.trim())
  const value = color.trim().toLowerCase()
  if (value !== 'none' && !/^#[0-9a-f]{6}$/.test(value))
    throw new InvalidArgumentError('Write the colour after its part, as in button=#6e0f22.')
  return { ...before, [part]: value === 'none' ? '' : value }
}

const codesUnlock = () =>
  command('unlock', 'Show the shop to everybody; its codes stay', ['codes unlock --shop mercado'])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async ({ db, shop }) => {
        if (shop.accessGate) await setShop(db, shop.id, { accessGate: { ...shop.accessGate, enabled: false } })
        said(options, shop, false)
      })
    })

const said = (options: OfShop, shop: Shop, locked: boolean) =>
  answer(options, { shop: shop.subdomain, locked }, () =>
    console.log(`${shop.name} is ${locked ? 'locked' : 'open to everybody'}`),
  )

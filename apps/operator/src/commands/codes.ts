import { randomInt } from 'node:crypto'
import { GATE_COLORS, normaliseAccessCode } from '@store/core'
import { InvalidArgumentError } from 'commander'
import { type ManagedShop, problemIn, withShop } from '../api.ts'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { uploadedPicture } from '../picture.ts'
import { answer, note, print, printTable, timeOf } from '../print.ts'
import { oneOf, orNone, textUpTo, wholeNumber } from '../reading.ts'

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
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const codes = (await manage.listCodes({ params })).items.map(({ revision: _, ...code }) => code)
        answer(options, codes, () =>
          printTable(codes.map(({ id, label, createdAt }) => ({ id, label, since: timeOf(createdAt, shop) }))),
        )
        if (codes.length === 0) note(`${shop.name} has no codes.`)
      })
    })

/** Letters and digits that are not confused with one another. */
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
    .action(async (ownCode: string | undefined, options: OfShop & { readonly label: string }) => {
      const code = ownCode ?? invented()
      if (normaliseAccessCode(code).length < 4) throw new Complaint('A code needs four characters at least.')
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const body = { code, label: options.label }
        const { revision: _, ...added } = await manage.createCode({ params, body }).catch((error: unknown) => {
          const taken = problemIn(error)?.errors?.some((wrong) => wrong.code === 'taken')
          throw taken ? new Complaint(`This code opens ${shop.name} already.`) : error
        })
        const { enabled } = await manage.getGate({ params })
        answer(options, { ...added, ...(ownCode === undefined && { code }) }, () => {
          print(`Code ${added.id} (${added.label}) opens ${shop.name}`)
          if (ownCode === undefined) print(`It is ${code}: write it down, nobody can show it again`)
        })
        if (!enabled) note(`${shop.name} is not locked: "feria codes lock --shop ${shop.subdomain}".`)
      })
    })

const codesRemove = () =>
  command('remove', 'Remove a code; everything it has opened ends at once', ['codes remove 1 --shop mercado'])
    .argument('<id>', 'as "codes list" shows it', wholeNumber(1, 2_147_483_647))
    .requiredOption(...SHOP)
    .action(async (id: number, options: OfShop) => {
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const { items } = await manage.listCodes({ params })
        const code = items.find((each) => each.id === id)
        if (!code)
          throw new Complaint(`${shop.name} has no code ${id}. "feria codes list --shop ${shop.subdomain}" shows them.`)
        await manage.deleteCode({ params: { ...params, id }, revision: code.revision })
        const { enabled } = await manage.getGate({ params })
        answer(options, { shop: shop.subdomain, id, removed: true }, () => print(`Code ${id} is removed`))
        if (items.length === 1 && enabled) note(`No code opens ${shop.name} any more, and it is locked.`)
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
      await withShop(options.shop, async (where) => {
        const { manage, shop, params } = where
        const { title, description, image, color } = options
        const { revision } = await manage.getGate({ params })
        const body = {
          enabled: true,
          ...(title !== undefined && { title }),
          ...(description !== undefined && { description }),
          ...(image !== undefined && { image: image ? await uploadedPicture(where, image) : null }),
          ...(color && { colors: color }),
        }
        await manage.setGate({ params, revision, body }).catch((error: unknown) => {
          const noCode = problemIn(error)?.errors?.some(({ path }) => path === 'enabled')
          throw noCode
            ? new Complaint(`No code would open ${shop.name}. Add one first: feria codes add --shop ${shop.subdomain}`)
            : error
        })
        printLock(options, shop, true)
      })
    })

type Colors = Readonly<Partial<Record<(typeof GATE_COLORS)[number], string | null>>>

type GateStyle = {
  readonly title?: string
  readonly description?: string
  readonly image?: string
  readonly color?: Colors
}

/** Adds `button=#6e0f22` to the colours before it; `button=none` removes that colour. */
function gateColor(typed: string, before: Colors = {}): Colors {
  const [name = '', color = ''] = typed.split('=', 2)
  const part = oneOf(GATE_COLORS)(name.trim())
  const value = color.trim().toLowerCase()
  if (value !== 'none' && !/^#[0-9a-f]{6}$/.test(value))
    throw new InvalidArgumentError('Write the colour after its part, as in button=#6e0f22.')
  return { ...before, [part]: value === 'none' ? null : value }
}

const codesUnlock = () =>
  command('unlock', 'Show the shop to everybody; its codes stay', ['codes unlock --shop mercado'])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const { enabled, revision } = await manage.getGate({ params })
        if (enabled) await manage.setGate({ params, revision, body: { enabled: false } })
        printLock(options, shop, false)
      })
    })

const printLock = (options: OfShop, shop: ManagedShop, locked: boolean) =>
  answer(options, { shop: shop.subdomain, locked }, () =>
    print(`${shop.name} is ${locked ? 'locked' : 'open to everybody'}`),
  )

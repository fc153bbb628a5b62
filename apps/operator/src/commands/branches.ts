import type { Branch } from '@store/core'
import { InvalidArgumentError } from 'commander'
import { ifThere, type ManagedShop, withShop } from '../api.ts'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { uploadedPicture } from '../picture.ts'
import { answer, note, print, printTable } from '../print.ts'
import { orNone, wholeNumber } from '../reading.ts'

export const branchesCommand = () =>
  group('branches', 'Manage the branches of a shop', [branchesList(), branchesAdd(), branchesSet(), branchesRemove()])

const branchesList = () =>
  command('list', 'List the branches of a shop', ['branches list --shop mercado'])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const { items: branches } = await manage.listBranches({ params })
        answer(options, branches, () =>
          printTable(
            branches.map(({ id, name, address, latitude, longitude, hours, phone }) => ({
              id,
              name: name ?? '',
              address,
              at: `${latitude}, ${longitude}`,
              hours: hours ?? '',
              phone: phone ?? '',
            })),
          ),
        )
        if (branches.length === 0) note(`${shop.name} has no branch.`)
      })
    })

type Coordinates = { readonly latitude: number; readonly longitude: number }

/** `6.2442, -75.5812`, as maps write it. */
function place(text: string): Coordinates {
  const [, latitude, longitude] =
    /^\s*(-?\d{1,2}(?:\.\d+)?)(?:\s*[,;]\s*|\s+)(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? []
  const found = { latitude: Number(latitude), longitude: Number(longitude) }
  if (Math.abs(found.latitude) <= 90 && Math.abs(found.longitude) <= 180) return found
  throw new InvalidArgumentError('Use latitude and longitude as maps write them, as in "6.2442,-75.5812".')
}
const text = (typed: string) => typed.trim()

type BranchOptions = {
  readonly name?: string
  readonly address?: string
  readonly at?: Coordinates
  readonly hours?: string
  readonly phone?: string
  readonly photo?: string
}

const details = (of: ReturnType<typeof command>) =>
  of
    .option('--name <text>', 'what it is called', orNone(text))
    .option('--hours <text>', 'as shoppers read them, as in "Mon–Sat 9:00–18:00"', orNone(text))
    .option('--phone <text>', 'as shoppers read it', orNone(text))
    .option('--photo <file>', 'a picture of it', orNone(text))

const branchesAdd = () =>
  details(
    command('add', 'Add a branch that people can visit', [
      'branches add --address "Carrera 43A # 1-50" --at "6.2001,-75.5740" --name "Centro" --hours "Mon–Sat 9:00–18:00" --shop mercado',
    ])
      .requiredOption(...SHOP)
      .requiredOption('--address <text>', 'as shoppers read it', text)
      .requiredOption('--at <latitude,longitude>', 'where maps find it', place),
  ).action(async (options: OfShop & BranchOptions) => {
    const { name, address = '', at = { latitude: 0, longitude: 0 }, hours, phone, photo } = options
    if (address === '') throw new Complaint('A branch needs an address.')
    await withShop(options.shop, async (where) => {
      const { manage, shop, params } = where
      const body = {
        name: name || null,
        address,
        ...at,
        hours: hours || null,
        phone: phone || null,
        photo: photo ? await uploadedPicture(where, photo) : null,
      }
      const branch = await manage.createBranch({ params, body })
      answer(options, branch, () => print(`Branch ${branch.id} of ${shop.name}: ${branch.address}`))
    })
  })

const ID = ['<id>', 'as "branches list" shows it', wholeNumber(1, 2_147_483_647)] as const

const branchesSet = () =>
  details(
    command('set', 'Change a branch and leave the rest ("none" takes a value away)', [
      'branches set 1 --hours "Mon–Fri 10:00–19:00" --phone "+57 604 555 0100" --shop mercado',
    ])
      .argument(...ID)
      .requiredOption(...SHOP)
      .option('--address <text>', 'as shoppers read it', text)
      .option('--at <latitude,longitude>', 'where maps find it', place),
  ).action(async (id: number, options: OfShop & BranchOptions) => {
    const { name, address, at, hours, phone, photo } = options
    if (address === '') throw new Complaint('A branch needs an address.')
    await withShop(options.shop, async (where) => {
      const { manage, shop, params } = where
      const change: Partial<Omit<Branch, 'id' | 'otherDays' | 'pickUp'>> = {
        ...(name !== undefined && { name: name || null }),
        ...(address !== undefined && { address }),
        ...at,
        ...(hours !== undefined && { hours: hours || null }),
        ...(phone !== undefined && { phone: phone || null }),
        ...(photo !== undefined && { photo: photo ? await uploadedPicture(where, photo) : null }),
      }
      if (Object.keys(change).length === 0)
        throw new Complaint('Nothing was said to change. "feria branches set --help" shows what can be.')
      const of = { ...params, id }
      const known = await ifThere(manage.getBranch({ params: of }))
      if (!known) throw noBranch(id, shop)
      const branch = await manage.changeBranch({ params: of, revision: known.revision, body: change })
      answer(options, branch, () => print(`Branch ${id}: ${Object.keys(change).join(', ')} changed`))
    })
  })

const branchesRemove = () =>
  command('remove', 'Remove a branch', ['branches remove 1 --shop mercado'])
    .argument(...ID)
    .requiredOption(...SHOP)
    .action(async (id: number, options: OfShop) => {
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const of = { ...params, id }
        const known = await ifThere(manage.getBranch({ params: of }))
        if (!known) throw noBranch(id, shop)
        await manage.deleteBranch({ params: of, revision: known.revision })
        answer(options, { shop: shop.subdomain, id, removed: true }, () => print(`Branch ${id} is removed`))
      })
    })

const noBranch = (id: number, shop: ManagedShop) =>
  new Complaint(`${shop.name} has no branch ${id}. "feria branches list --shop ${shop.subdomain}" shows them.`)

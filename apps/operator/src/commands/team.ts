import { type ManageClient, ROLES, type Role } from '@store/api-client/manage'
import { type InShop, type ManagedShop, withShop } from '../api.ts'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { answer, moneyOf, note, print, printTable, timeOf } from '../print.ts'
import { amountOf, oneOf, textUpTo } from '../reading.ts'

export const teamCommand = () =>
  group('team', 'Manage who works in a shop, each person in one role', [
    teamList(),
    teamAdd(),
    teamInvite(),
    teamChange(),
    teamRemove(),
  ])

const EMAIL = ['<e-mail>', 'the address the person signs in with', textUpTo(254)] as const
const ROLE = ['--role <role>', ROLES.join(', '), oneOf(ROLES)] as const
type InRole = OfShop & { readonly role: Role }

const teamList = () =>
  command('list', 'List the team of a shop, and open invitations', ['team list --shop mercado'])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const { items: members } = await manage.listTeam({ params })
        const { items: invitations } = await manage.listInvitations({ params })
        answer(options, { members, invitations }, () =>
          printTable([
            ...members.map(({ email, name, role, since, refundLimit }) => ({
              email,
              name,
              role,
              since: timeOf(since, shop),
              'gives back': moneyOf(shop)(refundLimit),
            })),
            ...invitations.map(({ email, role }) => ({
              email,
              name: '(invited)',
              role,
              since: '',
              'gives back': '',
            })),
          ]),
        )
        if (members.length === 0) note(`Nobody works in ${shop.name} yet.`)
      })
    })

const teamAdd = () =>
  command('add', 'Add somebody without an invitation, as the first owner of a shop', [
    'team add ana@mercado.example --role owner --shop mercado',
  ])
    .argument(...EMAIL)
    .requiredOption(...ROLE)
    .requiredOption(...SHOP)
    .action(async (email: string, options: InRole) => {
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const member = await manage.addMember({ params, body: { email, role: options.role } })
        answer(options, member, () => print(`${member.email} is ${member.role} of ${shop.name}`))
      })
    })

const teamInvite = () =>
  command('invite', 'Invite somebody by mail', ['team invite beto@mercado.example --role sales --shop mercado'])
    .argument(...EMAIL)
    .requiredOption(...ROLE)
    .requiredOption(...SHOP)
    .action(async (email: string, options: InRole) => {
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const invitation = await manage.invite({ params, body: { email, role: options.role } })
        answer(options, invitation, () =>
          print(`${invitation.email} is invited, until ${timeOf(invitation.endsAt, shop)}`),
        )
      })
    })

type Changing = OfShop & { readonly role?: Role; readonly refundLimit?: string }

const teamChange = () =>
  command('change', 'Change the role of somebody, or how much of an order they may give back', [
    'team change carla@mercado.example --role manager --shop mercado',
    'team change carla@mercado.example --refund-limit 50 --shop mercado',
  ])
    .argument(...EMAIL)
    .requiredOption(...SHOP)
    .option(...ROLE)
    .option('--refund-limit <amount>', 'the most of one order, in all; "none": no limit')
    .action(async (email: string, options: Changing) => {
      const { refundLimit: typed } = options
      if (options.role === undefined && typed === undefined)
        throw new Complaint('Say what to change: --role, --refund-limit, or both.')
      await withShop(options.shop, async (where) => {
        const { manage, shop, params } = where
        const { id, revision, role: before } = await memberOf(where, email)
        const { role = before } = options
        if (role === 'owner' && typed !== undefined && typed !== 'none')
          throw new Complaint('An owner has no limit: they could take it away from themselves.')
        const limit = typed === undefined ? {} : { refundLimit: typed === 'none' ? null : amountOf(typed, shop) }
        const member = await manage.changeMember({ params: { ...params, id }, revision, body: { role, ...limit } })
        answer(options, member, () =>
          print(`${member.email} is ${member.role} of ${shop.name}${limitOf(member, shop)}`),
        )
      })
    })

const limitOf = ({ refundLimit }: Member, shop: ManagedShop) =>
  refundLimit === null ? '' : `, and gives back ${moneyOf(shop)(refundLimit)} of an order at most`

const teamRemove = () =>
  command('remove', 'Remove somebody from the team, or take an invitation back', [
    'team remove beto@mercado.example --shop mercado',
  ])
    .argument(...EMAIL)
    .requiredOption(...SHOP)
    .action(async (email: string, options: OfShop) => {
      await withShop(options.shop, async (where) => {
        const { manage, shop, params } = where
        const invitation = (await manage.listInvitations({ params })).items.find((each) => isSame(each.email, email))
        if (invitation)
          await manage.withdrawInvitation({
            params: { ...params, id: invitation.id },
            revision: invitation.revision,
          })
        else {
          const { id, revision } = await memberOf(where, email)
          await manage.removeMember({ params: { ...params, id }, revision })
        }
        answer(options, { shop: shop.subdomain, email, removed: true }, () =>
          print(`${email} is not in the team of ${shop.name} any more`),
        )
      })
    })

const isSame = (one: string, other: string) => one === other.trim().toLowerCase()

type Member = Awaited<ReturnType<ManageClient['listTeam']>>['items'][number]

async function memberOf({ manage, shop, params }: InShop, email: string): Promise<Member> {
  const found = (await manage.listTeam({ params })).items.find((each) => isSame(each.email, email))
  if (!found)
    throw new Complaint(
      `${email} is not in the team of ${shop.name}. "feria team list --shop ${shop.subdomain}" shows it.`,
    )
  return found
}

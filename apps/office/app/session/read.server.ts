import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { ManageError } from '@store/api-client/manage'
import { type ScreenName, scopeOf } from '#app/shop/menu.ts'
import { forbidden } from './forbidden.server.ts'
import { enterFirst, type MyShop, type Office, requireSession } from './office.server.ts'
import { problemOf } from './problem.server.ts'

/** Loads the data of a page for signed-in people; errors of the API become error pages. */
export async function read<T>(args: LoaderFunctionArgs, work: (office: Office) => Promise<T>): Promise<T> {
  const office = requireSession(args)
  try {
    return await work(office)
  } catch (error) {
    if (!(error instanceof ManageError)) throw error
    throw pageOf(error, office, args.request)
  }
}

/** Loads the data of a shop's page, for members of its team whose role covers the screen. */
export function readOfShop<T>(
  args: LoaderFunctionArgs,
  work: (office: Office, shop: MyShop) => Promise<T>,
  screen?: ScreenName,
): Promise<T> {
  return read(args, async (office) => {
    const shop = await shopOf(args, office)
    const scope = screen ? scopeOf(screen) : null
    if (scope !== null && !shop.scopes.some((each) => each === scope)) throw await forbidden(office, shop, scope)
    try {
      return await work(office, shop)
    } catch (error) {
      const needs = problemOf(error)?.needs
      throw needs ? await forbidden(office, shop, needs) : error
    }
  })
}

/** The shop in the address. */
export async function shopOf({ params }: Pick<LoaderFunctionArgs, 'params'>, office: Office): Promise<MyShop> {
  const shop = (await office.shops()).find(({ subdomain }) => subdomain === params.shop)
  if (!shop) throw data(null, { status: 404 })
  return shop
}

function pageOf({ failure, ...error }: ManageError, office: Office, request: Request): unknown {
  if (failure.kind === 'network' || failure.kind === 'timeout' || failure.kind === 'noApi')
    return data(null, { status: 503 })
  if (failure.kind === 'contract') return Object.assign(new Error('the API broke the contract'), { cause: error })
  if (failure.problem.code === 'unauthorized') {
    office.signOut()
    const answer = enterFirst(request)
    for (const [name, value] of office.cookies()) answer.headers.append(name, value)
    return answer
  }
  return data(null, { status: failure.problem.status })
}

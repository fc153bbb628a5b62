import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { searchOf } from '#app/checkout/form.server.ts'
import { notFound } from '#app/http/http.server.ts'
import { requireOpenShop, requireShop } from '#app/tenancy/shop.server.ts'
import type { Tenant } from '#app/tenancy/tenants.server.ts'

/** Middleware of pages, by name (E7). Each returns the shop or throws what is shown instead. */
const MIDDLEWARE: Readonly<Record<string, (request: Request) => Promise<Tenant>>> = {
  /** Shop of the host or path, its language, and its gate (T1, S1). */
  shop: requireShop,
  /** As `shop`, and only if it sells now (S2). */
  open: requireOpenShop,
}

type Args = LoaderFunctionArgs | ActionFunctionArgs

/** The middleware with this name; for an unknown one an error is shown (E7). */
export function middlewareNamed(name: string) {
  const found = Object.hasOwn(MIDDLEWARE, name) ? MIDDLEWARE[name] : undefined
  if (!found) throw data({ message: `Unknown middleware ${name}` }, { status: 500 })
  return found
}

/**
 * A loader or action of a page: runs its middleware, then validates its address (E6: false is a 404), then
 * loads its data. Null is a 404, too.
 */
export function page<Answer>(about: {
  readonly middleware: string
  readonly validate?: (args: Args, tenant: Tenant) => boolean
  readonly load: (tenant: Tenant, args: Args) => Promise<Answer> | Answer
}): (args: Args) => Promise<NonNullable<Answer>> {
  return async (args) => {
    const tenant = await middlewareNamed(about.middleware)(args.request)
    if (about.validate?.(args, tenant) === false) throw notFound()
    const answer = await about.load(tenant, args)
    if (answer === null || answer === undefined) throw notFound()
    return answer
  }
}

/** `?page=3`; 1 if it is not a valid number. */
export function pageNumber(request: Request): number {
  const page = searchOf(request).get('page') ?? ''
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1
}

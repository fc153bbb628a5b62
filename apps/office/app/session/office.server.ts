import { randomBytes } from 'node:crypto'
import { type AppLoadContext, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import type { manageEndpoints } from '@store/api-client/manage'
import { createManageClient, type ManageClient, type Output } from '@store/api-client/manage'
import { SHOPPER_HEADER, signShopper } from '@store/api-client/shopper'
import type { Language } from '@store/core'
import { type CookieName, cookieOf, readCookies } from './cookies.server.ts'
import { deviceOf } from './device.ts'
import { env } from './env.server.ts'
import { preferredLanguage, readLanguage } from './language.ts'

export type Me = Output<typeof manageEndpoints.getMe>
export type MyShop = Output<typeof manageEndpoints.listMyShops>['items'][number]

/** The context of a request: the API client with the person's session, and the cookies to set. */
export class Office {
  readonly #request: Request
  readonly #address: string | undefined
  readonly #read: (cookie: CookieName) => string | null
  readonly #kept = new Map<CookieName, string | null>()
  /** The language for people who are not signed in. */
  readonly language: Language
  /** The API client, with the session if the person is signed in. */
  manage: ManageClient
  #me: Promise<Me> | null = null
  #shops: Promise<readonly MyShop[]> | null = null

  constructor(request: Request, context: AppLoadContext) {
    this.#request = request
    this.#address = context.address
    this.#read = readCookies(request)
    this.language = readLanguage(this.cookie('language')) ?? preferredLanguage(request.headers.get('accept-language'))
    this.manage = this.#clientOf(this.cookie('session'))
  }

  /** The value of a cookie, including changes by this request. */
  cookie(name: CookieName): string | null {
    return this.#kept.has(name) ? (this.#kept.get(name) ?? null) : this.#read(name)
  }

  keep(name: CookieName, value: string | null): void {
    this.#kept.set(name, value)
  }

  /** The `Set-Cookie` headers of the response. */
  cookies(): Headers {
    const headers = new Headers()
    for (const [name, value] of this.#kept) headers.append('set-cookie', cookieOf(name, value))
    return headers
  }

  get isSignedIn(): boolean {
    return this.cookie('session') !== null
  }

  /**
   * Sets the browser's secret with the first page. Otherwise two concurrent requests of that page would each set another
   * one, and a code requested with one would be refused with the other.
   */
  knowBrowser(): void {
    void this.browser
  }

  /** The browser's secret; it is created if the request has none. */
  get browser(): string {
    const known = this.cookie('browser')
    if (known && /^[\w-]{43}$/.test(known)) return known
    const secret = randomBytes(32).toString('base64url')
    this.keep('browser', secret)
    return secret
  }

  /** The name of this browser in the list of sessions. */
  get device(): string {
    return deviceOf(this.#request.headers.get('user-agent'))
  }

  /** Stores the token of a new session. */
  signIn(secret: string): void {
    this.keep('session', secret)
    this.keep('entering', null)
    this.#renew()
  }

  signOut(): void {
    this.keep('session', null)
    this.#renew()
  }

  me(): Promise<Me> {
    this.#me ??= this.manage.getMe()
    return this.#me
  }

  /** The shops whose teams the person is in, by name. */
  shops(): Promise<readonly MyShop[]> {
    this.#shops ??= this.manage.listMyShops().then(({ items }) => items)
    return this.#shops
  }

  /** Discards what was loaded of the person, so that it is loaded again. */
  forget(): void {
    this.#me = null
    this.#shops = null
  }

  #renew(): void {
    this.forget()
    this.manage = this.#clientOf(this.cookie('session'))
  }

  #clientOf(token: string | null): ManageClient {
    const address = this.#address
    return createManageClient({
      baseUrl: env.apiUrl,
      token,
      language: this.language,
      timeout: 10_000,
      // The API's rate limits count the visitor's address, not the office's.
      headers: (call): Record<string, string> =>
        address && env.shopperSecret
          ? { [SHOPPER_HEADER]: signShopper(address, call, env.shopperSecret, new Date()) }
          : {},
    })
  }
}

const offices = new WeakMap<AppLoadContext, Office>()

/** The context of a request, shared by its loaders and the action before them. */
export function officeOf({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>): Office {
  const known = offices.get(context)
  if (known) return known
  const office = new Office(request, context)
  offices.set(context, office)
  return office
}

/** Redirects people who are not signed in to the sign-in, and then back here. */
export function requireSession(args: Pick<LoaderFunctionArgs, 'request' | 'context'>): Office {
  const office = officeOf(args)
  if (!office.isSignedIn) throw enterFirst(args.request)
  return office
}

/** A redirect to the sign-in, and from there back to this page. */
export function enterFirst(request: Request): Response {
  const { pathname, search } = new URL(request.url)
  const here = pathname.replace(/(?:\/_root)?\.data$/, '') || '/'
  const next = here + search.replace(/[?&]_routes=[^&]*/, '')
  return redirect(next === '/' ? '/enter' : `/enter?next=${encodeURIComponent(next)}`)
}

/** Domains the product itself serves. Written as `normaliseHost` writes them. */
export type DomainSettings = {
  /** `{name}.{domain}` is a shop; the bare domain serves `/wa/{slug}`. */
  readonly storeDomains: readonly string[]
  readonly onlineDomains: readonly string[]
  /** Shops in template 3 are served under this suffix. */
  readonly template3Domain: string | null
  /** The product's own name; never a shop. */
  readonly brand: string
}

/** Reads them from the environment variables of the product's programs; an empty variable counts as unset. */
export function readDomainSettings(variables: Readonly<Record<string, string | undefined>>): DomainSettings {
  const names = (variable: string) =>
    (variables[variable] ?? '')
      .toLowerCase()
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
  const storeDomains = names('STORE_DOMAINS')
  return {
    storeDomains: storeDomains.length > 0 ? storeDomains : ['localhost'],
    onlineDomains: names('ONLINE_DOMAINS'),
    template3Domain: names('TEMPLATE3_DOMAIN')[0] ?? null,
    brand: (variables.BRAND || 'feria').toLowerCase(),
  }
}

type HostRef = { readonly kind: 'subdomain' | 'domain'; readonly name: string }

/** The tenant that a request's host and path name, before any look-up whether it exists. */
export type TenantRef =
  | { readonly kind: 'subdomain'; readonly name: string }
  | { readonly kind: 'domain'; readonly name: string }
  /**
   * `/wa/{slug}`: an id or a subdomain name. `host` is the shop of the host itself, or null on the product's own domains.
   */
  | { readonly kind: 'chat'; readonly slug: string; readonly host: HostRef | null }
  /**
   * `badHost`: a malformed host, which no honest client sends. `brand`: the product's own name. `ownDomain`: a host of the
   * platform that is not a shop.
   */
  | { readonly kind: 'none'; readonly reason: 'badHost' | 'brand' | 'ownDomain' }

/** The longest host name that DNS allows. */
export const MAX_HOST_LENGTH = 253
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/

/**
 * Host without port or trailing dot, lower case, IDN in punycode; `null` for anything a hostile client may send:
 * repeated hosts, IPv6 literals, numbers that a resolver would read as an address, credentials, escapes, odd labels.
 */
export function normaliseHost(host: string | null | undefined): string | null {
  const match = /^([^\s\p{Cc}:/\\?#@%,[\]]{1,255})(?::(\d{0,5}))?$/u.exec(host ?? '')
  if (!match || Number(match[2] ?? 0) > 65_535) return null
  const name = toAscii((match[1] ?? '').toLowerCase())?.replace(/\.$/, '')
  if (!name || name.length > MAX_HOST_LENGTH) return null
  const labels = name.split('.')
  if (!labels.every((label) => LABEL.test(label))) return null
  return /^(?:\d+|0x[0-9a-f]*)$/.test(labels.at(-1) ?? '') && !IPV4.test(name) ? null : name
}

/** Plain names, nearly all of them, are returned as they are; others are converted by the platform's IDN rules. */
function toAscii(name: string): string | null {
  if (/^[a-z0-9.-]*$/.test(name) && !name.includes('xn--')) return name
  try {
    return new URL(`http://${name}`).hostname
  } catch {
    return null
  }
}

/** The shop that a request is for. `pathname` is the URL's path, still encoded. Never throws. */
export function tenantFromUrl(
  url: { readonly host: string | null | undefined; readonly pathname: string },
  domains: DomainSettings,
): TenantRef {
  const host = normaliseHost(url.host)
  if (host === null) return none('badHost')
  const byHost = tenantFromHost(host, domains)
  const slug = chatSlug(url.pathname)
  // A bare `/wa` is a page like any other.
  if (slug === null || (byHost.kind === 'none' && byHost.reason === 'badHost')) return byHost
  if (slug === domains.brand.toLowerCase()) return none('brand')
  if (!LABEL.test(slug) || slug.length > 63 || (isAllDigits(slug) && slug.length > 15)) return none('badHost')
  return { kind: 'chat', slug, host: byHost.kind === 'none' ? null : byHost }
}

function tenantFromHost(host: string, domains: DomainSettings): HostRef | Extract<TenantRef, { kind: 'none' }> {
  const brand = domains.brand.toLowerCase()
  const own = [...domains.storeDomains, ...domains.onlineDomains, domains.template3Domain ?? '']
    .filter((domain) => domain !== '' && (host === domain || host.endsWith(`.${domain}`)))
    .reduce((longest, domain) => (domain.length > longest.length ? domain : longest), '')
  if (own !== '') {
    const name = host.slice(0, -own.length - 1)
    if (name === brand) return none('brand')
    if (name === '' || name === 'www') return none('ownDomain')
    return name.includes('.') ? none('badHost') : { kind: 'subdomain', name }
  }
  if (host === brand) return none('brand')
  return IPV4.test(host) ? none('badHost') : { kind: 'domain', name: host }
}

/**
 * The slug of `/wa/{slug}…`, lower case; null when the path does not have that form. It is read as tolerantly as any router
 * behind us may read it (escapes, upper case, double slashes), so that both always find the same shop. Browsers resolve
 * dot segments and backslashes before they send a request: a slug that contains one is refused.
 */
function chatSlug(pathname: string): string | null {
  const segments = pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map(decoded)
  if (segments.some((segment) => segment === '.' || segment === '..' || segment.includes('\\'))) return ''
  const [first, second] = segments
  return first === 'wa' && second !== undefined ? second : null
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase()
  } catch {
    return segment
  }
}

const none = (reason: Extract<TenantRef, { kind: 'none' }>['reason']) => ({ kind: 'none', reason }) as const
const isAllDigits = (text: string) => /^\d+$/.test(text)

/** One string per tenant, for cache keys. */
export function tenantKey(tenant: TenantRef): string {
  switch (tenant.kind) {
    case 'none':
      return `none:${tenant.reason}`
    case 'chat':
      return `chat:${tenant.slug}@${tenant.host ? tenantKey(tenant.host) : ''}`
    default:
      return `${tenant.kind}:${tenant.name}`
  }
}

/** Names that are, or may become, hosts of the product itself, and first words of the office's addresses. */
const RESERVED_NAMES: readonly string[] = [
  'operator',
  'admin',
  'api',
  'app',
  'assets',
  'autoconfig',
  'autodiscover',
  'blog',
  'build',
  'cdn',
  'dev',
  'device',
  'docs',
  'enter',
  'ftp',
  'help',
  'images',
  'imap',
  'invitations',
  'localhost',
  'mail',
  'me',
  'media',
  'mx',
  'new-passkey-options',
  'ns1',
  'ns2',
  'office',
  'offline',
  'open',
  'operator',
  'passkey-options',
  'pop',
  'report',
  'root',
  'sign-out',
  'smtp',
  'static',
  'status',
  'support',
  'wa',
  'webmail',
  'www',
]

/**
 * Subdomain names a shop may take: letters, digits and inner hyphens, 2–63, lower case, not all digits (T2: those are
 * ids), not the brand, not a reserved word (www, api …), and no hyphens in third and fourth place (that is punycode).
 */
export function isShopName(name: string, domains: Pick<DomainSettings, 'brand'>): boolean {
  return (
    name.length >= 2 &&
    LABEL.test(name) &&
    !isAllDigits(name) &&
    !/^..--/.test(name) &&
    name !== domains.brand.toLowerCase() &&
    !RESERVED_NAMES.includes(name)
  )
}

/** Look-alike replacements, in names of lower-case letters, digits and hyphens. */
const READ_AS: readonly (readonly [RegExp, string])[] = [
  [/-/g, ''],
  [/0/g, 'o'],
  [/[1i]/g, 'l'],
  [/3/g, 'e'],
  [/4/g, 'a'],
  [/5/g, 's'],
  [/7/g, 't'],
  [/8/g, 'b'],
  [/9/g, 'g'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
]
const asRead = (name: string) =>
  READ_AS.reduce((read, [sign, other]) => read.replaceAll(sign, other), name.slice(0, 63))

/** Whether a shop's name could be mistaken for the product itself: "fer1a", "f-e-r-i-a". */
export const looksLikeBrand = (name: string, { brand }: Pick<DomainSettings, 'brand'>): boolean =>
  asRead(name.toLowerCase()) === asRead(brand.toLowerCase())

/**
 * Whether a normalised host can be a merchant's own domain: not an IP address, and not one of the product's own domains.
 */
export const isOwnDomain = (host: string, domains: DomainSettings): boolean =>
  isDomainName(host) && tenantFromUrl({ host, pathname: '/' }, domains).kind === 'domain'

/** Whether a normalised host is a name with a dot, so neither an IPv4 address nor `localhost`. */
export const isDomainName = (host: string): boolean => host.includes('.') && !/^[\d.]+$/.test(host)

/** Template of every `/wa` page. */
export const CHAT_TEMPLATE = 99
/** Template of a new shop until one is chosen. */
export const NEW_SHOP_TEMPLATE = 5
/** Whether the preview `/template{number}` exists, for every shop (R9). */
export const hasPreview = (number: number): boolean =>
  number === CHAT_TEMPLATE || (Number.isInteger(number) && number >= 5 && number <= 17)

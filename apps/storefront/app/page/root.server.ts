import { dayOf, endOfDay, isOnlineMethod, type PageZone, shopFile, shownNow, timeZoneOf, zoneOf } from '@store/core'
import { imageUrl, type ShopView, type Words, wordsOfCountry } from '@store/template-kit'
import { loadTradeWords } from '@store/template-kit/manifest'
import { type CommonSettings, namesToCss } from '@store/template-kit/settings'
import { templateOf } from '@store/templates'
import { initialIcon } from '#app/discovery/icon.ts'
import { env, platform } from '#app/http/env.server.ts'
import { branchViewOf } from '#app/page/branch-view.ts'
import type { RootData } from '#app/page/root-data.ts'
import { previewedTemplate, shownTemplate } from '#app/page/shown-template.server.ts'
import { mountedSettings } from '#app/templates/mounted-settings.ts'
import { storedSettings } from '#app/templates/stored-settings.server.ts'
import { loadAllAssets } from '#app/templates/template-assets.server.ts'
import { fitSettings, readTemplateSettings } from '#app/templates/template-settings.server.ts'
import { stylesheetOf } from '#app/templates/templates.ts'
import { findShop } from '#app/tenancy/shop.server.ts'
import { type Tenant, writtenPolicies } from '#app/tenancy/tenants.server.ts'
import { thirdPartiesOf } from '#app/third-parties/third-parties.server.ts'

/** The data of the root route for a page of a shop. */
export async function readRoot(request: Request): Promise<RootData> {
  const tenant = await findShop(request)
  const { pathname } = new URL(request.url)
  const isPreviewed = tenant.draft !== undefined || previewedTemplate(request) !== null
  const template = shownTemplate(tenant, request)
  await loadAllAssets(template, tenant.content.shop.language)
  const { settings, css } = readTemplateSettings(template, await storedSettings(tenant, template, request))
  const zone = zoneOf(pathname.slice(tenant.mount.length))
  const { shown, changesAt } = inTheirTime(tenant, fitSettings(template, settings, tenant.content.categories))
  return {
    view: viewOf(tenant, shown, zone, await loadTradeWords(templateOf(template), shown, tenant.content.shop.language)),
    changesAt: soonest(changesAt, tomorrowIfItMatters(tenant)),
    template,
    stylesheet: stylesheetOf(template),
    css: css + namesToCss(templateOf(template), settings, tenant.content.shop.name),
    icon: iconOf(tenant.content),
    manifest: tenant.mount === '' ? shopFile('manifest') : null,
    address: tenant.address,
    draft: tenant.draft ? { office: tenant.draft.office, of: kindOf(tenant.draft) } : null,
    preview: isPreviewed ? templateOf(template).name : null,
    quiet: tenant.content.quiet,
    zone,
    thirdParties: isPreviewed ? null : thirdPartiesOf(tenant, zone),
    ownership: tenant.mount === '' && pathname === '/' ? ownershipOf(tenant) : [],
  }
}

/** What a preview shows. */
const kindOf = ({ thing, version }: NonNullable<Tenant['draft']>) =>
  thing?.kind ?? (version === null ? ('look' as const) : ('version' as const))

/**
 * The settings with the banners that are shown now, and when that changes. A preview of the shop's draft shows all
 * banners, so that they can be edited.
 */
function inTheirTime({ draft, content }: Tenant, settings: CommonSettings) {
  if (draft && !draft.thing) return { shown: settings, changesAt: null }
  const { shown: banners, changesAt } = shownNow(settings.banners, new Date(), timeZoneOf(content.shop.country))
  return { shown: { ...settings, banners }, changesAt: changesAt?.getTime() ?? null }
}

/** When pages change with the date: at midnight, if a branch has days with other hours; otherwise null. */
function tomorrowIfItMatters({ content: { branches, shop } }: Tenant): number | null {
  if (!branches.some(({ otherDays }) => otherDays && otherDays.length > 0)) return null
  const zone = timeZoneOf(shop.country)
  return endOfDay(dayOf(new Date(), zone), zone)?.getTime() ?? null
}

const soonest = (...moments: readonly (number | null)[]): number | null => {
  const known = moments.filter((moment) => moment !== null)
  return known.length > 0 ? Math.min(...known) : null
}

/** The shop's logo, or its initial on a plain background. */
const iconOf = ({ logo, shop }: Tenant['content']): string =>
  logo ? imageUrl(logo.src, 96) : `data:image/svg+xml,${encodeURIComponent(initialIcon(shop.name))}`

/** The shop without texts that only the contact page shows. */
const ELSEWHERE = { mission: null, vision: null, story: null }

function viewOf(tenant: Tenant, settings: ShopView['settings'], zone: PageZone, trade: Words): ShopView {
  const { shop, logo, categories, subcategories, branches, policies } = tenant.content
  return {
    shop: { ...shop, about: ELSEWHERE },
    logo,
    categories: categories.toSorted((a, b) => b.position - a.position),
    subcategories,
    policyKinds: writtenPolicies(policies),
    branches: branches.map((branch) => branchViewOf(branch, shop, new Date())),
    affiliations: tenant.content.affiliations,
    hasArticles: tenant.content.hasArticles,
    hasMarketplace: tenant.content.hasMarketplace,
    socialChat: tenant.content.integrations?.facebookChat ?? null,
    settings: mountedSettings(paidAsSet(settings, shop), tenant.mount),
    mount: tenant.mount,
    ...(tenant.draft && { marked: true }),
    ownWords: { ...trade, ...wordsOfCountry(shop.language, shop.country, zone !== 'shop') },
    platform: { ...platform, reportUrl: reportUrlOf(shop) },
  }
}

/** The address of the office's form for reporting this shop to the platform: a page that no shop can change. */
const reportUrlOf = ({ subdomain, language }: Tenant['content']['shop']): string | null =>
  env.OFFICE_URL && new URL(`/report/${subdomain}?language=${language}`, env.OFFICE_URL).href

/** Online payment is mentioned only where it is offered. */
const paidAsSet = (
  settings: ShopView['settings'],
  { paymentMethods }: Tenant['content']['shop'],
): ShopView['settings'] =>
  'onlinePayment' in settings && !paymentMethods.some(isOnlineMethod) ? { ...settings, onlinePayment: false } : settings

/** Ownership tags, on the home page only, where third parties look for them. */
function ownershipOf({ content }: Tenant): RootData['ownership'] {
  const { facebookVerification, merchantVerification } = content.integrations ?? {}
  return [
    ...(facebookVerification ? [{ name: 'facebook-domain-verification', content: facebookVerification }] : []),
    ...(merchantVerification ? [{ name: 'google-site-verification', content: merchantVerification }] : []),
  ]
}

import { MAX_HOST_LENGTH, type ShopId } from '@store/core'
import * as z from 'zod'
import { typed } from '../../fields.ts'
import { translate } from '../../wire.ts'
import { defineLegacyEndpoint } from '../endpoint.ts'
import { envelope } from '../envelope.ts'
import { flagIfOn, numberIfAny, numberOrNull, numberOrZero, textIfAny, textOrNull } from '../fields.ts'

/** The shop of a host name. */
export type ResolvedShop = {
  readonly id: ShopId
  readonly templateId: number
  /** 0 if the server does not send it. */
  readonly version: number
  readonly subdomain: string | null
  readonly domain: string | null
  /** The template's own settings, in the form of its settings schema; null if they are stored elsewhere. */
  readonly settings: unknown
}

/**
 * There are two forms: `id` and `template` alone, or a website's row with `storeId`,
 * `templateNumber`, `subdomain` and `domain`. We write the first, with our own `version`, `subdominio` and `dominio`.
 */
const ResolvedWire = z
  .object({
    id: numberOrNull,
    storeId: numberIfAny,
    template: numberOrNull,
    templateNumber: numberIfAny,
    version: numberOrZero,
    subdominio: textOrNull,
    subdomain: textIfAny,
    dominio: textOrNull,
    domain: textIfAny,
    webSiteTemplate: z.unknown().optional(),
  })
  .meta({ id: 'TiendaResuelta' })

const Resolved = translate(ResolvedWire.nullish(), {
  fromWire: (w): ResolvedShop | null => {
    const id = w?.id ?? w?.storeId
    if (!w || !id) return null
    return {
      id,
      templateId: w.template ?? w.templateNumber ?? 0,
      version: w.version,
      subdomain: w.subdominio ?? w.subdomain,
      domain: w.dominio ?? w.domain,
      settings: w.webSiteTemplate ?? null,
    }
  },
  toWire: (d) =>
    d && {
      id: d.id,
      storeId: null,
      template: d.templateId,
      templateNumber: null,
      version: d.version,
      subdominio: d.subdomain,
      subdomain: null,
      dominio: d.domain,
      domain: null,
      webSiteTemplate: d.settings ?? undefined,
    },
})

/** C16. Null: no shop has this name. Other servers answer 500 for it. */
export const resolveShop = defineLegacyEndpoint({
  name: 'resolveShop',
  tag: 'Shops',
  method: 'GET',
  path: '/api/v1/templates/websites/template',
  summary: 'The shop behind a subdomain or domain',
  query: translate(z.object({ criteria: typed(MAX_HOST_LENGTH), isDomain: flagIfOn }), {
    fromWire: (w): { readonly criteria: string; readonly isDomain?: boolean } => w,
    toWire: (d) => ({ criteria: d.criteria, isDomain: d.isDomain ?? false }),
  }),
  response: envelope(Resolved),
  open: true,
  nullOn: [400, 404, 500],
})

import { alboradaShop } from './alborada/alborada.ts'
import { awaraShop } from './awara/awara.ts'
import { bultoShop } from './bulto/bulto.ts'
import { chirimoyaShop } from './chirimoya/chirimoya.ts'
import type { DemoShop } from './demo-shop.ts'
import { huertaDelValleShop } from './huertadelvalle/huertadelvalle.ts'
import { kilovatioShop } from './kilovatio/kilovatio.ts'
import { laCaletaShop } from './lacaleta/lacaleta.ts'
import { lomaLoomShop } from './lomaloom/lomaloom.ts'
import { malecon86Shop } from './malecon86/malecon86.ts'
import { orvalhoShop } from './orvalho/orvalho.ts'
import { puntoYPampaShop } from './puntoypampa/puntoypampa.ts'
import { sierraVelozShop } from './sierraveloz/sierraveloz.ts'
import { tallerCeiboShop } from './tallerceibo/tallerceibo.ts'
import { verdeNildaShop } from './verdenilda/verdenilda.ts'

export { archiveOf } from './archive.ts'
export type { DemoArticle, DemoBanner, DemoProduct, DemoShop, DiscountDraft } from './demo-shop.ts'

/** The demo shops, each for another template. Pictures are drawn when their bytes are read. */
export const demoShops: readonly DemoShop[] = [
  alboradaShop,
  kilovatioShop,
  verdeNildaShop,
  huertaDelValleShop,
  orvalhoShop,
  chirimoyaShop,
  tallerCeiboShop,
  awaraShop,
  sierraVelozShop,
  puntoYPampaShop,
  lomaLoomShop,
  laCaletaShop,
  malecon86Shop,
]

/** Those, and after them the one with ten thousand products. */
export const allDemoShops: readonly DemoShop[] = [...demoShops, bultoShop]

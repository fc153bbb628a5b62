import { alboradaShop } from './alborada/alborada.ts'
import type { DemoShop } from './demo-shop.ts'
import { kilovatioShop } from './kilovatio/kilovatio.ts'
import { verdeNildaShop } from './verdenilda/verdenilda.ts'

export type { DemoArticle, DemoBanner, DemoProduct, DemoShop, DiscountDraft } from './demo-shop.ts'

/** The demo shops, one for each template that is built. Pictures are drawn when their bytes are read. */
export const demoShops: readonly DemoShop[] = [alboradaShop, kilovatioShop, verdeNildaShop]

import * as z from 'zod'
import { idInAddress } from '../../contract/fields.ts'
import { moment } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { OfShop, OfShopById } from '../shapes.ts'

const Preview = z.object({ url: z.string(), ends: moment }).meta({ id: 'Preview' })

const previewAppearance = defineManageEndpoint({
  name: 'previewAppearance',
  tag: 'Appearance',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/appearance/previews',
  summary:
    'A secret address, for two hours, under which the shop is shown as the draft is. It ends with the session or key that asked for it',
  access: 'appearance:write',
  params: OfShop,
  secret: true,
  unlogged: true,
  response: Preview,
})

const previewAppearanceVersion = defineManageEndpoint({
  name: 'previewAppearanceVersion',
  tag: 'Appearance',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/appearance/versions/:version/previews',
  summary:
    'A secret address, for two hours, under which the shop is shown as a published version was. It ends with the session or key that asked for it',
  access: 'appearance:write',
  params: OfShop.extend({ version: idInAddress }),
  secret: true,
  unlogged: true,
  response: Preview,
})

const previewProduct = defineManageEndpoint({
  name: 'previewProduct',
  tag: 'Products',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/products/:id/previews',
  summary:
    'A secret address, for two hours, of a product’s page as it will be once the product is for sale. It ends with the session or key that asked for it',
  access: 'products:write',
  params: OfShopById,
  secret: true,
  unlogged: true,
  response: Preview,
})

const previewArticle = defineManageEndpoint({
  name: 'previewArticle',
  tag: 'Articles',
  method: 'POST',
  path: '/manage/v1/shops/:shopId/articles/:slug/previews',
  summary:
    'A secret address, for two hours, of an article’s page as it will be once it is published. It ends with the session or key that asked for it',
  access: 'content:write',
  params: OfShop.extend({ slug: z.string().max(300) }),
  secret: true,
  unlogged: true,
  response: Preview,
})

export const previewCalls = { previewAppearance, previewAppearanceVersion, previewProduct, previewArticle } as const

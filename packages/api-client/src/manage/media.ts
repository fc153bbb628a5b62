import * as z from 'zod'
import { typedIfAny } from '../contract/fields.ts'
import { defineManageEndpoint } from './endpoint.ts'
import { OfShop, text } from './shapes.ts'

const media = '/manage/v1/shops/:shopId/media'
const tag = 'Pictures'
const SOURCE = 2_000

const Picture = z.object({ src: z.string() }).meta({ id: 'Picture' })

const uploadPicture = defineManageEndpoint({
  name: 'uploadPicture',
  tag,
  method: 'POST',
  path: media,
  summary:
    'Keep a picture (JPEG, PNG, WebP, AVIF, GIF or SVG); the same picture again answers the same address. `source`: where it came from, for `findPictures`',
  access: 'shop',
  params: OfShop,
  query: z.object({ name: typedIfAny(200).optional(), source: typedIfAny(SOURCE).optional() }),
  takes: { type: 'application/octet-stream', most: 25 * 1024 * 1024 },
  response: Picture,
  status: 201,
})

const findPictures = defineManageEndpoint({
  name: 'findPictures',
  tag,
  method: 'POST',
  path: `${media}/find`,
  summary:
    'Which pictures the shop has already, so that none is sent twice: by the address each came from, by its own address, or by `sha256:` and the digest of its file in hexadecimal. One answer for each, in their order',
  access: 'shop',
  params: OfShop,
  body: z.strictObject({ sources: z.array(text(SOURCE)).min(1).max(500) }),
  example: { sources: ['https://cdn.example/hat.jpg', `sha256:${'0'.repeat(64)}`] },
  response: z.object({ items: z.array(z.object({ source: z.string(), src: z.string().nullable() })) }),
})

export const mediaCalls = { uploadPicture, findPictures } as const

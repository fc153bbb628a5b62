import type { PictureCorrection } from '@store/core'
import * as z from 'zod'
import { idInAddress, typed, typedIfAny } from '../../contract/fields.ts'
import { type FieldsOf, pictureBox, pictureFacts, picturePoint } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { OfShop, revision, text } from '../shapes.ts'

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

/** One picture of a shop, by the last part of its address. */
const OfPicture = z.object({ shopId: idInAddress, file: typed(40) })
const fields = { subject: pictureBox.nullable(), focus: picturePoint.nullable() } satisfies FieldsOf<PictureCorrection>

const PictureResource = z
  .object({
    src: z.string(),
    /** The values that pages use, with the correction; null: the picture has not been analysed, or could not be. */
    facts: pictureFacts.nullable(),
    correction: z.object(fields),
    /** The picture that this one was cropped from; null: it is not cropped, or the original is deleted. */
    original: z.string().nullable(),
    revision,
  })
  .meta({ id: 'PictureResource' })

const getPicture = defineManageEndpoint({
  name: 'getPicture',
  tag,
  method: 'GET',
  path: `${media}/:file`,
  summary: 'What is known of a picture: its size, its subject, the colour it stands on',
  access: 'shop',
  params: OfPicture,
  response: PictureResource,
})

const changePicture = defineManageEndpoint({
  name: 'changePicture',
  tag,
  method: 'PATCH',
  path: `${media}/:file`,
  summary:
    'Say where the subject of a picture is, as its left, top, right and bottom, and which point stays in view, in hundredths of its width and height; null: as measured',
  access: 'products:write',
  params: OfPicture,
  revision: true,
  body: z
    .strictObject({
      subject: pictureBox.refine(([left, top, right, bottom]) => left < right && top < bottom, 'is no box').nullable(),
      focus: fields.focus,
    })
    .partial(),
  example: { subject: [20, 10, 80, 95], focus: [50, 40] },
  response: PictureResource,
})

const side = z.number().min(0).max(100)

const cropPicture = defineManageEndpoint({
  name: 'cropPicture',
  tag,
  method: 'POST',
  path: `${media}/:file/crop`,
  summary:
    'Cut a part out of a picture, as a new picture beside it: `box` is its left, top, right and bottom, in hundredths of width and height. Drawings and animations cannot be cut',
  access: 'shop',
  params: OfPicture,
  body: z.strictObject({
    box: z
      .tuple([side, side, side, side])
      .refine(([left, top, right, bottom]) => right - left >= 1 && bottom - top >= 1, 'is no box'),
  }),
  example: { box: [12.5, 0, 87.5, 100] },
  response: Picture,
  status: 201,
})

export const mediaCalls = { uploadPicture, findPictures, getPicture, changePicture, cropPicture } as const

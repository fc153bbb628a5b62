import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { readOfShop } from '#app/session/read.server.ts'

/** The API names a picture like this; other files are PDFs. */
const PICTURE = /filename="proof-\d+\.jpg"/

/**
 * The file that a buyer sent as a proof of payment. Pictures are shown inline, unless saving is requested; other files come
 * from strangers and are only downloaded. It is never cached.
 */
export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, async ({ manage }, { shopId }) => {
    const { number = '' } = args.params
    if (!/^[1-9]\d{0,14}$/.test(number)) throw data(null, { status: 404 })
    const proof = await manage.getOrderProof({ params: { shopId, number: Number(number) } })
    const isPicture = PICTURE.test(proof.headers.get('content-disposition') ?? '')
    const isShown = isPicture && !new URL(args.request.url).searchParams.has('save')
    return new Response(proof.body, {
      headers: {
        'content-type': isPicture ? 'image/jpeg' : 'application/pdf',
        'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename="${number}.${isPicture ? 'jpg' : 'pdf'}"`,
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      },
    })
  })

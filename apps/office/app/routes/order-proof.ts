import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { readOfShop } from '#app/session/read.server.ts'

/** What the API calls a picture; anything else is a PDF. */
const PICTURE = /filename="proof-\d+\.jpg"/

/**
 * What a buyer has sent to show that they have paid. A picture is shown, unless it is to be saved; other files are only saved, as a
 * stranger made them. Nobody keeps it on the way.
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

import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { readOfShop } from '#app/session/read.server.ts'

/** Redirects to the appearance editor, where banners are edited. */
export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, async (_, { subdomain }) => redirect(`/${subdomain}/appearance?panel=banners`), 'banners')

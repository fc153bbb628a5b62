import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { readOfShop } from '#app/session/read.server.ts'

/** Banners are edited with the rest of the appearance. */
export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, async (_, { subdomain }) => redirect(`/${subdomain}/appearance?panel=banners`), 'banners')

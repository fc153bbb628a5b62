import { ShareLater } from '@store/template-kit'
import { lazy } from 'react'

const ShareWays = lazy(() => import('./share-ways.tsx'))

/** The button that shares a page; its dialog is fetched on first use. */
export const ShareLink = (page: { readonly title: string; readonly path: string }) => (
  <ShareLater {...page} ways={ShareWays} className="share" buttonClassName="link" />
)
